import type { Page } from '@playwright/test';
import { passAxe } from '@skillcert/e2e/pass-axe.js';
import { notNotified } from './not-notified.js';
import { expect, t, test } from './staff-page.js';

const open = async (page: Page) => {
  await page.getByRole('button', { name: t('frame.settings') }).click();
  const drawer = page.getByRole('dialog', { name: '设置' });
  await expect(drawer).toBeVisible();
  return drawer;
};
const look = (page: Page) => page.locator('.sc-theme').first();
const accent = (page: Page) =>
  look(page).evaluate((node) => getComputedStyle(node).getPropertyValue('--sc-accent-light').trim());

test('starts with the specified defaults: no tags, a fixed header, no logo, pinyin on, medium', async ({
  page,
  openAs,
}) => {
  await openAs('admin', '/index');
  await expect(page.getByRole('navigation', { name: '已打开的页面' })).toHaveCount(0);
  await expect(look(page)).toHaveAttribute('data-size', 'medium');
  await expect.poll(() => accent(page)).toBe('#3677d9');
  const drawer = await open(page);
  await expect(drawer.getByRole('checkbox', { name: '显示已打开页面的标签栏' })).not.toBeChecked();
  for (const key of ['shell.size.medium', 'shell.size.mini', 'shell.theme.light', 'shell.theme.system'])
    await expect(drawer.getByRole('radio', { name: t(key), exact: true })).toHaveCount(1);
  await expect(drawer.getByRole('checkbox', { name: '固定页头' })).toBeChecked();
  await expect(drawer.getByRole('checkbox', { name: '在侧边栏显示标志' })).not.toBeChecked();
  await expect(drawer.getByRole('checkbox', { name: '支持拼音搜索菜单' })).toBeChecked();
  await passAxe(page, 'the settings', { exclude: '[data-aria-hidden="true"]' });
});

test('every change shows at once, without a request, and is kept over a reload', async ({ page, openAs }) => {
  await openAs('admin', '/index');
  const drawer = await open(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await drawer.getByRole('radio', { name: '紫色', exact: true }).check();
  await expect.poll(() => accent(page)).toBe('#6959cd');
  await drawer.getByRole('radio', { name: '深色' }).check();
  await expect(look(page)).toHaveAttribute('data-theme', 'dark');
  await drawer.getByRole('radio', { name: '迷你' }).check();
  await expect(look(page)).toHaveAttribute('data-size', 'mini');
  await drawer.getByRole('checkbox', { name: '在侧边栏显示标志' }).check();
  await drawer.getByRole('checkbox', { name: '固定页头' }).uncheck();
  expect(asked.filter((url) => !url.startsWith(new URL('/', page.url()).href))).toEqual([]);
  const screen = await page.locator('h1').elementHandle();
  await drawer.getByRole('checkbox', { name: '显示已打开页面的标签栏' }).check();
  await page.keyboard.press('Escape');
  const strip = page.getByRole('navigation', { name: '已打开的页面' });
  await expect(strip.getByRole('link', { name: t('route.dashboard') })).toBeVisible();
  // The same, with all that was typed in it.
  expect(await screen?.evaluate((node) => node.isConnected)).toBe(true);

  await page.reload();
  await expect(page.getByRole('navigation', { name: '已打开的页面' })).toBeVisible();
  await expect(look(page)).toHaveAttribute('data-theme', 'dark');
  await expect(look(page)).toHaveAttribute('data-size', 'mini');
  await expect.poll(() => accent(page)).toBe('#6959cd');
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('size=mini');
  await (await open(page)).getByRole('button', { name: '恢复默认设置' }).click();
  await expect(look(page)).toHaveAttribute('data-size', 'medium');
  await expect.poll(() => accent(page)).toBe('#3677d9');
});

test('a theme change works offline: a preset of the eight, and any colour', async ({
  page,
  openAs,
  context,
  complaints,
}) => {
  await notNotified(page);
  await openAs('admin', '/index');
  const drawer = await open(page);
  await expect(drawer.getByRole('radiogroup').first().getByRole('radio')).toHaveCount(8);
  await context.setOffline(true);
  await drawer.getByRole('radio', { name: '紫色', exact: true }).check();
  await expect.poll(() => accent(page)).toBe('#6959cd');
  await drawer.locator('input[type=color]').fill('#00aa55');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('shell_settings'))).toContain('#00aa55');
  await expect.poll(() => accent(page)).not.toBe('#6959cd');
  await context.setOffline(false);
  // Parts that were still on their way when the network went are missing, and the browser says so.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('ERR_INTERNET')));
});

test('the language changes at once with the page’s title; pinyin is offered in Chinese only', async ({
  page,
  openAs,
}) => {
  await openAs('admin', '/class/lists');
  const drawer = await open(page);
  await drawer.getByRole('combobox', { name: '语言' }).selectOption('es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveTitle(/^Convocatorias - /);
  await expect(page.getByRole('dialog').getByRole('checkbox')).toHaveCount(3);
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('language=es');
});

for (const odd of ['[]', '7', '{"tags_view":"yes","theme":"pink","accent":5}', 'not json']) {
  const tag = odd === '[]' ? [] : '@full';
  test(`a browser with a stored ${odd} starts with the defaults`, { tag }, async ({ page, openAs }) => {
    await page.addInitScript((kept) => localStorage.setItem('shell_settings', kept), odd);
    await openAs('admin', '/index');
    await expect.poll(() => accent(page)).toBe('#3677d9');
    await expect(page.getByRole('navigation', { name: '已打开的页面' })).toHaveCount(0);
  });
}
