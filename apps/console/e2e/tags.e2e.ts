import {
  candidates,
  classes,
  heading,
  home,
  isMarked,
  mark,
  menu,
  openThree,
  strip,
  tag,
  tags,
} from './open-tags.js';
import { expect, t, test } from './staff-page.js';

test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('shell_settings', '{"tags_view":true}')),
);

test('every visited page has a tag, the home tag first and without a close', async ({ page, openAs }) => {
  await openAs('admin', '/class/lists');
  await expect(tags(page)).toHaveText([home, classes]);
  await expect(tag(page, 'route.class')).toHaveAttribute('aria-current', 'page');
  await expect(strip(page).getByRole('button', { name: `关闭 ${classes}` })).toBeVisible();
  await expect(strip(page).getByRole('button', { name: `关闭 ${home}` })).toHaveCount(0);
});

test('a new query on the same path updates its tag, and the tag leads back to it', async ({
  page,
  openAs,
}) => {
  await openAs('admin', '/class/lists');
  await page.getByRole('searchbox').fill('anything');
  await expect(page).toHaveURL(/search=anything/);
  await expect(tags(page)).toHaveCount(2);
  await menu(page, 'route.dashboard').click();
  await expect(heading(page)).toHaveText(home);
  await tag(page, 'route.class').click();
  await expect(page).toHaveURL(/\/class\/lists\?.*search=anything/);
  await expect(page.getByRole('searchbox')).toHaveValue('anything');
});

test('views keep their state, each by its path, until they are refreshed or closed', async ({
  page,
  openAs,
}) => {
  await openAs('admin', '/class/lists');
  await mark(page);
  await menu(page, 'route.dashboard').click();
  await expect(heading(page)).toHaveText(home);
  await expect.poll(() => isMarked(page)).toBe(false);
  await mark(page);
  await tag(page, 'route.class').click();
  await expect(heading(page)).toHaveText(classes);
  await expect.poll(() => isMarked(page)).toBe(true);
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${classes} - `));

  await tag(page, 'route.class').click({ button: 'right' });
  await page.getByRole('menuitem', { name: '刷新' }).click();
  await expect.poll(() => isMarked(page)).toBe(false);
  await tag(page, 'route.dashboard').click();
  await expect(heading(page)).toHaveText(home);
  await expect.poll(() => isMarked(page)).toBe(true);

  await strip(page)
    .getByRole('button', { name: `关闭 ${classes}` })
    .click();
  await expect(tags(page)).toHaveText([home]);
  await menu(page, 'route.class').click();
  await expect(heading(page)).toHaveText(classes);
  await expect.poll(() => isMarked(page)).toBe(false);
});

test('closing the active tag goes to the right neighbour, else to the left; the middle button closes too', async ({
  page,
  openAs,
  enterDemo,
}) => {
  await openAs('admin', '/class/lists');
  await openThree(page, enterDemo);
  await tag(page, 'route.applicants_check').click({ button: 'middle' });
  await expect(heading(page)).toHaveText(classes);
  await expect(tags(page)).toHaveText([home, classes]);
  await tag(page, 'route.dashboard').click();
  await tag(page, 'route.dashboard').click({ button: 'middle' });
  await expect(tags(page)).toHaveText([home, classes]);
  await expect(heading(page)).toHaveText(home);
});

test('the context menu opens by Shift+F10, is 105 px wide, closes by Escape and gives the focus back', async ({
  page,
  openAs,
}) => {
  await openAs('admin', '/class/lists');
  const active = tag(page, 'route.class');
  await active.focus();
  await page.keyboard.press('Shift+F10');
  const popup = page.getByRole('menu');
  await expect(popup.locator(':focus')).toHaveCount(1);
  // Its layout's width: the box on the screen is smaller while it still grows in.
  await expect.poll(() => popup.evaluate((menu: HTMLElement) => menu.offsetWidth)).toBe(105);
  await expect(page.getByRole('menuitem')).toHaveText(['刷新', '关闭', '关闭其他', '关闭所有']);
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(active).toBeFocused();
  await tag(page, 'route.dashboard').focus();
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem')).toHaveText(['刷新', '关闭其他', '关闭所有']);
});

test('close others keeps one and the affix tags; close all leads to an existing tag', {
  tag: '@full',
}, async ({ page, openAs, enterDemo }) => {
  await openAs('admin', '/class/lists');
  await openThree(page, enterDemo);
  await tag(page, 'route.class').click({ button: 'right' });
  await page.getByRole('menuitem', { name: '关闭其他' }).click();
  await expect(tags(page)).toHaveText([home, classes]);
  await expect(heading(page)).toHaveText(classes);
  await tag(page, 'route.class').click({ button: 'right' });
  await page.getByRole('menuitem', { name: '关闭所有' }).click();
  await expect(tags(page)).toHaveText([home]);
  await expect(heading(page)).toHaveText(home);
  await expect(page).toHaveURL(/\/index\b/);
});

test('the strip survives a reload, and the tags of a class leave with it and come back with the next', async ({
  page,
  openAs,
  enterDemo,
}) => {
  await openAs('admin', '/class/lists');
  await openThree(page, enterDemo);
  await page.reload();
  await expect(heading(page)).toHaveText(candidates);
  await expect(tags(page)).toHaveText([home, classes, candidates]);
  await tag(page, 'route.dashboard').click();
  await expect(heading(page)).toHaveText(home);
  await expect(tags(page)).toHaveText([home, classes]);
  // Another page without a class deletes none of them.
  await menu(page, 'route.class').click();
  await expect(heading(page)).toHaveText(classes);
  await expect(page.locator('main [aria-busy=true]:visible')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.class_tags).length)).toBe(1);
  await enterDemo({ city: '广州' });
  await expect(heading(page)).toHaveText(candidates);
  await expect(tags(page)).toHaveText([home, classes, candidates]);
});

test('signing out clears the strip', { tag: '@full' }, async ({ page, openAs, enterDemo }) => {
  await openAs('admin', '/class/lists');
  await openThree(page, enterDemo);
  await page.getByRole('button', { name: /账号：/ }).click();
  await page.getByRole('menuitem', { name: t('shell.log_out') }).click();
  await expect(page).toHaveURL(/\/login/);
  const left = () =>
    page.evaluate(() => [sessionStorage.getItem('visited_tags'), localStorage.getItem('class_tags')]);
  await expect.poll(left).toEqual([null, null]);
});

test('/redirect leads on to the page, keeps the class and the views, and leads home from an unknown page', async ({
  page,
  openAs,
  enterDemo,
}) => {
  await openAs('admin', '/class/lists');
  await openThree(page, enterDemo);
  await page.goto('/redirect/applicants/applicants-lists?page=1');
  await expect(page).toHaveURL(/\/applicants\/applicants-lists\?page=1$/);
  await expect(heading(page)).toHaveText(candidates);
  await page.goto('/redirect/evil-example/class');
  await expect(page).toHaveURL(/\/index$/);
  await page.goto('/auth-redirect?code=stolen&state=x');
  await expect(page).toHaveURL(/\/index$/);
});

test('a kept view returns to its scroll position', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 1366, height: 400 });
  await openAs('admin', '/class/lists?status=archived'); // no other spec adds to these
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  await page.mouse.move(700, 300);
  await page.mouse.wheel(0, 240);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(240);
  await menu(page, 'route.dashboard').click();
  await expect(heading(page)).toHaveText(home);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await tag(page, 'route.class').click();
  await expect(heading(page)).toHaveText(classes);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(240);
});

test('the context menu opens by the menu key too', { tag: '@full' }, async ({ page, openAs }) => {
  await openAs('admin', '/class/lists');
  await tag(page, 'route.class').focus();
  await page.keyboard.press('ContextMenu');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
});
