import type { Page } from '@playwright/test';
import { expect, t, test } from './staff-page.js';

const sidebar = (page: Page) => page.getByRole('complementary');
const width = async (page: Page) => (await sidebar(page).boundingBox())?.width;
const cookies = (page: Page) => page.evaluate(() => document.cookie);
const overlay = (page: Page) => page.getByRole('dialog', { name: '主菜单' });
const external = /\/handbook\.pdf$/;

test('210 px open, 54 px collapsed; the cookie sidebarStatus is 1 or 0 and persists', async ({
  page,
  openAs,
}) => {
  await openAs('admin', '/index');
  await expect.poll(() => width(page)).toBe(210);
  await page.getByRole('button', { name: '收起菜单' }).click();
  await expect.poll(() => width(page)).toBe(54);
  await expect.poll(() => cookies(page)).toContain('sidebarStatus=0');
  await page.reload();
  await expect.poll(() => width(page)).toBe(54);
  await page.getByRole('button', { name: '展开菜单' }).click();
  await expect.poll(() => width(page)).toBe(210);
  await expect.poll(() => cookies(page)).toContain('sidebarStatus=1');
});

test('992 px is desktop, 991 px has the overlay; it closes on navigation and leaves the stored state alone', async ({
  page,
  openAs,
}) => {
  await page.setViewportSize({ width: 992, height: 768 });
  await openAs('admin', '/index');
  await expect.poll(() => width(page)).toBe(210);
  await page.getByRole('button', { name: '收起菜单' }).click();
  await expect.poll(() => cookies(page)).toContain('sidebarStatus=0');

  await page.setViewportSize({ width: 991, height: 768 });
  await expect(sidebar(page)).toHaveCount(0);
  await page.getByRole('button', { name: '打开菜单' }).click();
  await expect(overlay(page)).toBeVisible();
  await overlay(page)
    .getByRole('link', { name: t('route.class'), exact: true })
    .click();
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('route.class'));
  await expect.poll(() => cookies(page)).toContain('sidebarStatus=0');

  await page.setViewportSize({ width: 992, height: 768 });
  await expect.poll(() => width(page)).toBe(54);
});

test('a link to the page in sight closes the overlay too', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs('admin', '/index');
  await page.getByRole('button', { name: '打开菜单' }).click();
  await overlay(page)
    .getByRole('link', { name: t('route.dashboard'), exact: true })
    .click();
  await expect(overlay(page)).toHaveCount(0);
});

test('collapsed, a leaf has its name as a tooltip', async ({ page, openAs, context }) => {
  await openAs('admin', '/index');
  await page.getByRole('button', { name: '收起菜单' }).click();
  // A pointer at rest over the wide menu must not count as hovering over the narrow one.
  await expect.poll(() => width(page)).toBe(54);
  await sidebar(page)
    .getByRole('link', { name: t('route.class') })
    .hover();
  await expect(page.getByRole('tooltip')).toHaveText(t('route.class'));
  expect(await context.pages()).toHaveLength(1);
});

test('the one visible child is shown in its parent’s place, and is lit', async ({ page, openAs }) => {
  // Of the accounts an institution sees those of its desks alone.
  await openAs('recommend', '/user/editor');
  const leaf = sidebar(page).getByRole('link', { name: t('route.user_editor') });
  await expect(leaf).toHaveAttribute('aria-current', 'page');
  await expect(sidebar(page).getByRole('button', { name: t('route.user'), exact: true })).toHaveCount(0);
});

test('an external link opens a new browser tab from the menu and from the search alike', async ({
  page,
  openAs,
  context,
}) => {
  await context.route(external, (route) => route.fulfill({ body: 'handbook', contentType: 'text/plain' }));
  await openAs('admin', '/index');
  const link = sidebar(page).getByRole('link', { name: t('route.handbook') });
  const served = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(served.headers()['content-type']).toBe('application/pdf');
  const fromMenu = context.waitForEvent('page');
  await link.click();
  await expect(await fromMenu).toHaveURL(external);
  await page.getByRole('button', { name: t('frame.search_all') }).click();
  await page.getByRole('dialog').getByRole('combobox').fill(t('route.handbook'));
  const fromSearch = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  const opened = await fromSearch;
  await expect(opened).toHaveURL(external);
  await expect.poll(() => opened.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL(/\/index$/);
});

test('the breadcrumb has home first and the matched titles', async ({ page, openAs }) => {
  await openAs('admin', '/class/lists');
  const trail = page.getByRole('navigation', { name: '当前位置' });
  await expect(trail.getByRole('listitem')).toHaveText([t('route.dashboard'), t('route.class')]);
  await trail.getByRole('link', { name: t('route.dashboard') }).click();
  await expect(page).toHaveURL(/\/index$/);
  await expect(trail.getByRole('listitem')).toHaveText([t('route.dashboard')]);
});

test('checked items have a picture of their own among the pages of a group', async ({
  page,
  openAs,
  enterDemo,
}) => {
  await openAs('admin', '/class/lists');
  await enterDemo();
  const item = (key: string) => sidebar(page).getByRole('link', { name: t(key), exact: true });
  await expect(item('route.applicants_check').locator('svg')).toHaveCount(1);
  await expect(item('route.applicants_undetermined').locator('svg')).toHaveCount(0);
});
