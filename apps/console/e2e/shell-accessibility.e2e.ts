import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { isCleanInBothThemes } from './is-clean.js';
import { newcomer } from './new-staff.js';
import { expect, t, test } from './staff-page.js';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const strip = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' });
const userMenu = /^账号：/;

const opensAndCloses = async (page: Page, name: string | RegExp, role: 'menu' | 'dialog', where: string) => {
  await button(page, name).click();
  await expect(page.getByRole(role)).toBeVisible();
  await isCleanInBothThemes(page, where, `[role=${role}]`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole(role)).toHaveCount(0);
};

test.describe.configure({ mode: 'parallel' });

test('the shell of a desk passes axe: sidebar, menus, settings, search, tags', async ({
  page,
  openAs,
  enterDemo,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('shell_settings', '{"tags_view":true,"sidebar_logo":true}'),
  );
  await openAs('recommend+master+editor', '/class/lists');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await isCleanInBothThemes(page, 'the sidebar open, the institution card at its foot');
  await opensAndCloses(page, userMenu, 'menu', 'the user menu');
  await opensAndCloses(page, t('shell.appearance'), 'menu', 'the appearance menu');
  await opensAndCloses(page, t('frame.settings'), 'dialog', 'the settings');
  await button(page, t('frame.search_all')).click();
  await page.getByRole('dialog').getByRole('combobox').fill('bcgl');
  await expect(page.getByRole('option')).toHaveCount(1);
  await isCleanInBothThemes(page, 'the menu search with its results', '[role=dialog]');
  await page.getByRole('dialog').getByRole('combobox').fill('qqqq');
  await isCleanInBothThemes(page, 'the menu search without a result', '[role=dialog]');
  await page.keyboard.press('Escape');
  await strip(page)
    .getByRole('link', { name: t('route.class') })
    .click({ button: 'right' });
  await expect(page.getByRole('menu')).toBeVisible();
  await isCleanInBothThemes(page, 'the context menu of a tag', '[role=menu]');
  await page.keyboard.press('Escape');
  await button(page, '收起菜单').click();
  await isCleanInBothThemes(page, 'the sidebar collapsed');
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link').first().focus();
  await isCleanInBothThemes(page, 'the hint of a collapsed leaf');
  await enterDemo({ city: '杭州', status: 'closed' });
  // With the role of a registration desk among them, the desk's titles hold.
  await expect(heading(page)).toHaveText(t('route.applicants_lists'));
  await isCleanInBothThemes(page, 'an active class, its name and the way back');
});

test('the overlay of a phone passes axe, and its menus', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs('recommend', '/class/lists');
  await button(page, '打开菜单').click();
  const overlay = page.getByRole('dialog', { name: '主菜单' });
  await expect(overlay.getByRole('link', { name: t('route.dashboard') })).toBeVisible();
  await isCleanInBothThemes(page, 'the overlay');
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
  await opensAndCloses(page, userMenu, 'menu', 'the user menu of a phone');
  await opensAndCloses(page, t('frame.settings'), 'dialog', 'the settings of a phone');
  await opensAndCloses(page, t('frame.search_all'), 'dialog', 'the menu search of a phone');
});

test('the error log passes axe', async ({ page, openAs, complaints }) => {
  await openAs('admin', '/class/lists');
  await page.evaluate(() => void Promise.reject(new Error('lost promise')));
  await button(page, /^错误日志/).click();
  await expect(page.getByRole('dialog', { name: t('error_log.title') })).toContainText('lost promise');
  await isCleanInBothThemes(page, 'the error log');
  complaints.splice(0);
});

test('the dialogs that interrupt pass axe', async ({ page, openAs, context }) => {
  await openAs('admin', '/class/lists');
  await page.goto('/applicants/applicants-lists');
  await expect(page.getByRole('alertdialog')).toContainText(t('prompt.class_expired'));
  await isCleanInBothThemes(page, 'the class dialog');
  await button(page, t('prompt.ok')).click();
  await expect(heading(page)).toHaveText(t('route.class'));
  await context.addCookies([{ name: 'Admin-Token', value: 'ended', url: new URL('/', page.url()).href }]);
  await page.reload();
  await expect(page.getByRole('alertdialog')).toContainText(t('prompt.session_expired'));
  await isCleanInBothThemes(page, 'the dialog of an ended session');
});

test('the status pages pass axe, for a signed-in account', async ({ page, openAs }) => {
  await openAs('master', '/class/lists');
  for (const path of ['/401', '/404', '/nothing/here']) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await isCleanInBothThemes(page, path);
  }
});

test('every step of a forgotten password passes axe', async ({ page, office, press }) => {
  const phone = `137${String(randomInt(1e8)).padStart(8, '0')}`;
  await newcomer(office, { phone });
  await page.goto('/forgot');
  await isCleanInBothThemes(page, 'the phone');
  await button(page, '获取验证码').click();
  await expect(page.getByLabel(t('forgot.phone'))).toHaveAttribute('aria-invalid', 'true');
  await isCleanInBothThemes(page, 'the phone that is missing');
  await page.getByLabel(t('forgot.phone')).fill(phone);
  await button(page, '获取验证码').click();
  await expect(button(page, t('forgot.demo_use'))).toBeVisible();
  await isCleanInBothThemes(page, 'the code that was sent');
  await press('forgot.demo_use');
  await press('forgot.next');
  await expect(page.getByRole('list', { name: t('password.rules') })).toBeVisible();
  await isCleanInBothThemes(page, 'the new password');
  await page.getByLabel(t('forgot.password'), { exact: true }).fill('short');
  await press('forgot.submit');
  await expect(page.getByRole('alert').filter({ hasText: t('password.repeat_differs') })).toBeFocused();
  await isCleanInBothThemes(page, 'the new password that is refused');
});
