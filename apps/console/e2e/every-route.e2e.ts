import type { Page } from '@playwright/test';
import { passAxe } from '@skillcert/e2e/pass-axe.js';
import { test } from './every-route-page.js';
import { goTo } from './go-to.js';
import { expect, t } from './staff-page.js';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });
const leaf = (page: Page, key: string) => menu(page).getByRole('link', { name: t(key), exact: true });
const group = (page: Page, key: string) => menu(page).getByRole('button', { name: t(key), exact: true });
const tag = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link', { name, exact: true });
const note = (page: Page) => page.getByRole('main').getByRole('textbox');
const groupData = (page: Page) => page.evaluate(() => localStorage.getItem('group_data'));

const keepTags = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('shell_settings', '{"tags_view":true}'));

test('a noCache view is made anew at every visit, its neighbours are as they were left', async ({
  page,
  openAs,
  enterDemo,
}) => {
  await keepTags(page);
  await openAs('admin', '/class/lists');
  await enterDemo();
  for (const path of ['/study/learn', '/study/course-lists']) {
    await goTo(page, path);
    await note(page).fill('kept?');
  }
  await tag(page, t('route.study_learn')).click();
  await expect(heading(page)).toHaveText(t('route.study_learn'));
  await expect(note(page)).toHaveValue('');
  await tag(page, t('route.study_course_lists')).click();
  await expect(heading(page)).toHaveText(t('route.study_course_lists'));
  await expect(note(page)).toHaveValue('kept?');
});

test('two records of one screen are two tags and two views', async ({ page, openAs, enterDemo }) => {
  await keepTags(page);
  await openAs('admin', '/class/lists');
  await enterDemo();
  for (const id of ['7', '8']) {
    await goTo(page, `/study/index/${id}`);
    await expect(note(page)).toHaveValue('');
    await note(page).fill(`of ${id}`);
  }
  await expect(tag(page, t('route.study_course'))).toHaveCount(2);
  await tag(page, t('route.study_course')).first().click();
  await expect(page).toHaveURL(/\/study\/index\/7$/);
  await expect(note(page)).toHaveValue('of 7');
});

test('the highlight follows activeMenu, and the group of the page is open', async ({
  page,
  openAs,
  enterDemo,
}) => {
  await openAs('admin', '/class/lists');
  await enterDemo();
  for (const [path, lit] of [
    ['/study/index/7', 'route.study_index'],
    ['/study/learn', 'route.study_index'],
    ['/study/unit-stats/7', 'route.study_unit_stats'],
    ['/exam/score-lists', 'route.exam_lists'],
    ['/exam/score-statistics', 'route.exam_lists'],
    ['/report/lists', 'route.ticket'],
  ] as const) {
    await goTo(page, path);
    await expect(leaf(page, lit), path).toHaveAttribute('aria-current', 'page');
    await expect(menu(page).locator('[aria-current="page"]'), path).toHaveCount(1);
  }
});

test('the open groups are stored in group_data, are open after a reload, and are deleted at the sign-out', async ({
  page,
  openAs,
}) => {
  await openAs('admin', '/class/lists');
  await expect(leaf(page, 'route.user_editor')).toBeHidden();
  await group(page, 'route.user').click();
  await group(page, 'route.payment').click();
  await expect(leaf(page, 'route.user_editor')).toBeVisible();
  await expect.poll(() => groupData(page)).toBe('["user","payment"]');
  await page.reload();
  await expect(leaf(page, 'route.user_editor')).toBeVisible();
  await expect(leaf(page, 'route.payment_summary')).toBeVisible();
  await group(page, 'route.payment').click();
  await expect(leaf(page, 'route.payment_summary')).toBeHidden();
  await expect.poll(() => groupData(page)).toBe('["user"]');
  await page.getByRole('button', { name: /账号：/ }).click();
  await page.getByRole('menuitem', { name: t('shell.log_out') }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => groupData(page)).toBeNull();
});

test('a parent leads to the first child that the user may open, and is not shown without one', async ({
  page,
  openAs,
}) => {
  await openAs('recommend', '/class/lists');
  await goTo(page, '/user');
  await expect(page).toHaveURL(/\/user\/editor$/);
  await expect(heading(page)).toHaveText(t('route.user_editor'));
  // One child is left of the unit's accounts, none of the payments.
  await expect(leaf(page, 'route.user_editor')).toBeVisible();
  await expect(group(page, 'route.user')).toHaveCount(0);
  await expect(menu(page).getByText(t('route.payment'))).toHaveCount(0);
});

test('the menu search shows the group before the page, and finds by the group', async ({ page, openAs }) => {
  await openAs('admin', '/class/lists');
  await page.getByRole('button', { name: t('frame.search_all') }).click();
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.fill(t('route.payment_summary'));
  const found = page.getByRole('listbox').getByRole('option');
  await expect(found).toHaveCount(1);
  await expect(found).toContainText(t('route.payment'));
  await field.fill('/payment/payment-summary');
  await expect(found).toHaveCount(1);
});

test('an external page opens a new browser tab from the breadcrumb', async ({ page, openAs, context }) => {
  const external = 'https://handbook.example.org/';
  await context.route(external, (route) => route.fulfill({ body: 'handbook', contentType: 'text/plain' }));
  await openAs('admin', '/class/lists');
  await goTo(page, '/handbooks/mine');
  const trail = page.getByRole('navigation', { name: '当前位置' });
  await expect(trail.getByRole('listitem')).toHaveCount(3);
  const opened = context.waitForEvent('page');
  await trail.getByRole('link', { name: t('route.handbook') }).click();
  const other = await opened;
  await expect(other).toHaveURL(external);
  await expect.poll(() => other.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL(/\/handbooks\/mine$/);
});

test('collapsed, a group has its flyout: by mouse and by keys, and it passes axe', async ({
  page,
  openAs,
}) => {
  await openAs('admin', '/class/lists');
  await page.getByRole('button', { name: '收起菜单' }).click();
  // A pointer at rest over the wide menu must not count as hovering over the narrow one.
  await expect(page.getByRole('complementary')).toHaveCSS('width', '54px');
  await group(page, 'route.user').hover();
  await expect(leaf(page, 'route.user_editor')).toBeVisible();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await passAxe(page, `the flyout of a group, in ${colorScheme}`);
  }
  await leaf(page, 'route.user_editor').click();
  await expect(heading(page)).toHaveText(t('route.user_editor'));
  // The screen takes the focus once it is there, which would close an overlay opened before.
  await expect(heading(page)).toBeFocused();
  await page.mouse.move(800, 400);
  await expect(leaf(page, 'route.user_editor')).toBeHidden();

  await group(page, 'route.payment').focus();
  await page.keyboard.press('Enter');
  await expect(leaf(page, 'route.payment_lists')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(leaf(page, 'route.payment_lists')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(leaf(page, 'route.payment_lists')).toBeHidden();
  await expect(group(page, 'route.payment')).toBeFocused();
});
