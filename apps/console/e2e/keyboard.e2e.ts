import type { Locator, Page } from '@playwright/test';
import { expect, t, test } from './staff-page.js';

test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('shell_settings', '{"tags_view":true}')),
);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const skipLink = (page: Page) => page.getByRole('link', { name: '跳到正文' });
const menuLink = (page: Page, key: string) =>
  page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: t(key), exact: true });
const tag = (page: Page, key: string) =>
  page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link', { name: t(key), exact: true });

const hasFocus = (target: Locator) => target.evaluate((node) => node === document.activeElement);

/** Presses Tab, or Shift+Tab, until the focus is there: nothing on the way traps it. */
const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < 120; steps += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} cannot be reached by ${key}`);
};

/** An overlay listens to keys once it has the focus, a moment after it becomes visible. */
const takesFocus = (popup: Locator) =>
  expect.poll(() => popup.evaluate((node) => node.contains(document.activeElement))).toBe(true);

/** Every arrival must serve a reader who does not see the page: its title, its heading in focus, its name announced. */
const hasArrived = async (page: Page, key: string) => {
  await expect(heading(page)).toHaveText(t(key));
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${t(key)} - `));
  await expect(page.getByRole('status').filter({ hasText: t(key) })).toHaveCount(1);
};

test('the whole shell is driven without a mouse, from the sign-in to the sign-out', async ({
  page,
  accountFor,
}) => {
  const { username, password } = accountFor('admin');
  await page.goto('/login?redirect=%2Fclass%2Flists');
  await tabTo(page, page.getByLabel(t('login.username')));
  await page.keyboard.type(username);
  await tabTo(page, page.getByLabel(t('login.password'), { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await hasArrived(page, 'route.class');

  // The menu.
  await tabTo(page, menuLink(page, 'route.dashboard'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await hasArrived(page, 'route.dashboard');

  // The hamburger keeps the focus and its name gives its next effect.
  await tabTo(page, button(page, '收起菜单'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(button(page, '展开菜单')).toBeFocused();
  await page.keyboard.press(' ');
  await expect(button(page, '收起菜单')).toBeFocused();

  // The menu search: words, arrows, Enter.
  await tabTo(page, button(page, t('frame.search_all')));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('bcgl');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await hasArrived(page, 'route.class');

  // The menus of the navbar give the focus back.
  for (const name of [t('shell.appearance'), /^账号：/]) {
    await tabTo(page, button(page, name), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await takesFocus(page.getByRole('menu'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(button(page, name)).toBeFocused();
    await heading(page).focus();
  }

  // The settings hold the focus while they are open, and no longer.
  await tabTo(page, button(page, t('frame.settings')), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: t('frame.settings') });
  await takesFocus(drawer);
  for (let steps = 0; steps < 30; steps += 1) {
    await page.keyboard.press('Tab');
    await expect(drawer.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(button(page, t('frame.settings'))).toBeFocused();

  // A tag: its menu by Shift+F10, and closed from there.
  await tabTo(page, tag(page, 'route.class'));
  await page.keyboard.press('Shift+F10');
  await takesFocus(page.getByRole('menu'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(tag(page, 'route.class')).toBeFocused();
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem', { name: '刷新' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: '关闭', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await hasArrived(page, 'route.dashboard');
  await expect(tag(page, 'route.class')).toHaveCount(0);

  // The way out.
  await tabTo(page, button(page, /^账号：/), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await takesFocus(page.getByRole('menu'));
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: t('shell.log_out') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login/);
});

test('a class is entered and left without a mouse, and each arrival is announced', async ({
  page,
  openAs,
  demoClass,
}) => {
  const { code, class_name } = await demoClass({ city: '上海' });
  await openAs('admin', `/class/lists?search=${code}`);
  await tabTo(page, button(page, t('classes.enter_named', { name: class_name })));
  await page.keyboard.press('Enter');
  await hasArrived(page, 'route.applicants_check');
  await tabTo(page, button(page, t('frame.back_to_classes')), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await hasArrived(page, 'route.class');
});

test('Tab begins at the link past the menu, goes once through everything and ends where it began', async ({
  page,
  openAs,
}) => {
  await openAs('admin', '/class/lists');
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(skipLink(page)).toBeFocused();
  for (const key of ['Tab', 'Shift+Tab']) {
    const seen = new Set<string>();
    for (let steps = 0; steps < 300; steps += 1) {
      await page.keyboard.press(key);
      if (await hasFocus(skipLink(page))) break;
      const stop = await page.evaluate((at) => {
        const node = document.activeElement;
        if (!(node instanceof HTMLElement) || node === document.body) return '';
        node.dataset.stop ??= String(at);
        return node.dataset.stop;
      }, `${key} ${steps}`);
      expect(seen.has(stop) && stop !== '', `the focus comes back to stop ${stop} by ${key}`).toBe(false);
      seen.add(stop);
    }
    await expect(skipLink(page)).toBeFocused();
    expect(seen.size).toBeGreaterThan(20);
  }
});

test('the overlay of a phone opens, leads on and closes without a touch', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs('admin', '/class/lists');
  await tabTo(page, button(page, '打开菜单'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const link = menuLink(page, 'route.dashboard');
  await expect(link).toBeVisible();
  await takesFocus(page.getByRole('dialog', { name: '主菜单' }));
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(button(page, '打开菜单')).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await hasArrived(page, 'route.dashboard');
  await expect(link).toBeHidden();
});
