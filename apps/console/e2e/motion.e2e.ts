import { notNotified } from './not-notified.js';
import { recordToasts } from './record-toasts.js';
import { expect, t, test } from './staff-page.js';

// All other specs ask for less motion; here it is on, as in most browsers, and nothing may depend on its absence.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('with motion on, overlays close again and return the focus', async ({ page, openAs }) => {
  await notNotified(page);
  await openAs('admin', '/class/lists');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const more = page.getByRole('button', { name: /的更多操作$/ }).first();
  await more.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(more).toBeFocused();
  await more.click();
  await page.getByRole('menuitem', { name: t('common.details') }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(t('class.exam_at'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(more).toBeFocused();
});

test('with motion on, the menu of a phone closes with the navigation, and a toast by itself', async ({
  page,
  openAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const toasts = await recordToasts(page);
  await openAs('admin', '/class/lists');
  await page.getByRole('button', { name: '打开菜单' }).click();
  const menu = page.getByRole('dialog', { name: '主菜单' });
  await menu.getByRole('link', { name: t('route.class'), exact: true }).click();
  await expect(menu).toHaveCount(0);
  await page.route('**/api/class/fetchClassLists', (route) =>
    route.fulfill({ json: { code: 40001, message: '班次已满', data: null } }),
  );
  await page.getByRole('searchbox', { name: t('classes.search') }).fill('anything');
  await expect.poll(() => toasts.map(({ gone_at }) => gone_at)).toEqual([expect.any(Number)]);
});
