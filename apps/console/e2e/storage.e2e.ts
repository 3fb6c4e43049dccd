import type { Page } from '@playwright/test';
import { expect, t, test } from './staff-page.js';

const stored = (page: Page) =>
  page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));

test('cookies and storage have the names of the specification, and hold nothing personal', async ({
  page,
  openAs,
  context,
  accountFor,
}) => {
  await page.addInitScript(() => localStorage.setItem('shell_settings', '{"tags_view":true}'));
  await openAs('recommend', '/class/lists?status=enrolling');
  // The answers in the page are removed as soon as they are read.
  await expect(page.locator('#skillcert-first-answers')).toHaveCount(0);
  const token = (await context.cookies()).find(({ name }) => name === 'Admin-Token')?.value ?? '';
  const info = await page.request.get('/api/user/info', { headers: { 'X-Token': token } });
  const { data: profile } = await info.json();
  await page.getByRole('button', { name: '收起菜单' }).click();
  await page.getByRole('button', { name: t('frame.settings') }).click();
  const drawer = page.getByRole('dialog', { name: t('frame.settings') });
  await drawer.getByRole('radio', { name: '小', exact: true }).check();
  await drawer.getByRole('combobox', { name: '语言' }).selectOption('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.keyboard.press('Escape');
  // Read before the page is loaded anew, which forgets the answers of the page before.
  const listed = page.waitForResponse((response) => response.url().endsWith('/fetchEnrolmentLists'));
  await page
    .getByRole('button', { name: /^Enter 2/ })
    .first()
    .click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('active_class'))).not.toBeNull();
  const [candidate] = (await (await listed).json()).data.items;
  await page.goto('/applicants/applicants-lists');
  await expect(page.getByRole('row').nth(1)).toBeVisible();

  const cookies = (await context.cookies()).filter(({ httpOnly }) => !httpOnly);
  expect(Object.fromEntries(cookies.map(({ name, value }) => [name, value]))).toEqual({
    'Admin-Token': expect.any(String),
    sidebarStatus: '0',
    size: 'small',
    language: 'en',
  });
  const { local, session } = await stored(page);
  // A reader who opened no group has none stored.
  expect(
    Object.keys(local)
      .filter((key) => key !== 'group_data')
      .toSorted(),
  ).toEqual(['class_tags', 'shell_settings']);
  expect(Object.keys(session).toSorted()).toEqual(['active_class', 'visited_tags']);
  const kept = JSON.stringify([local, session]);
  const { username } = accountFor('recommend');
  const { pi_name, pi_phone, pi_email } = profile.recommend_info;
  for (const personal of [username, profile.name, pi_name, pi_phone, pi_email, candidate.name]) {
    expect(personal).not.toBe('');
    expect(kept).not.toContain(personal);
  }
  // A phone, not a part of a longer number.
  expect(kept).not.toMatch(/(?<!\d)1[3-9]\d{9}(?!\d)/);
});
