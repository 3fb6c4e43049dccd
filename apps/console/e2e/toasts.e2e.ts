import type { Page } from '@playwright/test';
import { limits } from '@skillcert/core';
import { allAnswered } from './all-answered.js';
import { isClean } from './is-clean.js';
import { recordToasts } from './record-toasts.js';
import { expect, t, test } from './staff-page.js';

const toasts = (page: Page) => page.locator('.sc-toast');

test('one toast per failure, for 5 s, in words; the original goes to the error log', async ({
  page,
  openAs,
  context,
  complaints,
}) => {
  await page.clock.install();
  const shown = await recordToasts(page);
  await openAs('admin', '/class/lists');
  await allAnswered(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await context.setOffline(true);
  await page.getByRole('searchbox', { name: t('classes.search') }).fill('nobody');
  await expect(async () => {
    await page.clock.runFor(100);
    expect(shown.map(({ gone_at }) => gone_at)).toEqual([expect.any(Number)]);
  }).toPass({ intervals: [20] });
  expect(shown[0]?.text).toContain(t('failure.network'));
  const lasted = (shown[0]?.gone_at ?? 0) - (shown[0]?.came_at ?? 0);
  expect(Math.abs(lasted - limits.error_toast_ms)).toBeLessThanOrEqual(300);
  await page.clock.resume();
  await expect(toasts(page)).toHaveCount(0);
  await context.setOffline(false);
  await page.getByRole('button', { name: /^错误日志/ }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByRole('heading', { name: /Network Error/ })
      .first(),
  ).toBeVisible();
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('ERR_INTERNET')));
});

test('a refusal of the server is one toast with the server’s words', async ({ page, openAs }) => {
  await openAs('admin', '/class/lists');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.route('**/api/class/fetchClassLists', (route) =>
    route.fulfill({ json: { code: 40001, message: '班次已满', data: null } }),
  );
  await page.getByRole('searchbox', { name: t('classes.search') }).fill('anything');
  await expect(toasts(page)).toHaveText([/班次已满/]);
  // Five seconds are not the only chance to read it.
  await page.getByRole('button', { name: '通知 (1)', exact: true }).click();
  const past = page.getByRole('dialog');
  await expect(past.getByRole('listitem')).toHaveText([/班次已满/]);
  await isClean(page, 'past messages');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '通知', exact: true })).toBeFocused();
});

test('a refusal that no field takes is a toast of 5 s on the sign-in and on /forgot too', {
  tag: '@full',
}, async ({ page, press }) => {
  await page.clock.install();
  const shown = await recordToasts(page);
  const goesIn5s = async (count: number) => {
    await expect(async () => {
      await page.clock.runFor(100);
      expect(shown.map(({ gone_at }) => gone_at)).toEqual(Array(count).fill(expect.any(Number)));
    }).toPass({ intervals: [20] });
    const last = shown.at(-1);
    const lasted = (last?.gone_at ?? 0) - (last?.came_at ?? 0);
    expect(Math.abs(lasted - limits.error_toast_ms)).toBeLessThanOrEqual(300);
  };
  await page.goto('/login');
  await page.getByLabel(t('login.username')).fill('nobody01');
  await page.getByLabel(t('login.password'), { exact: true }).fill('not-the-one-9');
  await press('login.submit');
  await expect
    .poll(() => shown.map(({ text }) => text))
    .toEqual([expect.stringContaining('账号或密码不正确')]);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await goesIn5s(1);
  await page.clock.resume();

  await page.route('**/api/user/fetchVerfyCode', (route) =>
    route.fulfill({ json: { code: 42900, message: '操作过于频繁', data: null } }),
  );
  await page.goto('/forgot');
  await page.getByLabel(t('forgot.phone')).fill('13800009007');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect.poll(() => shown.length).toBe(2);
  expect(shown[1]?.text).toContain('操作过于频繁');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await goesIn5s(2);
});
