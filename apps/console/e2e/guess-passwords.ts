import type { Page } from '@playwright/test';
import { limits } from '@skillcert/core';
import { expect, t } from './staff-page.js';

const windowNow = () => Math.floor(Date.now() / (limits.login_window_seconds * 1000));

/**
 * Signs in with wrong passwords until the answer is to wait: at the sixth, or at the seventh if a quarter of an
 * hour begins on the server meanwhile, which forgets a part of the earlier attempts.
 */
export const guessPasswords = async (page: Page, username: string) => {
  const began = windowNow();
  const most = () => limits.login_tries_per_account + (windowNow() === began ? 1 : 2);
  let tries = 0;
  let code = 0;
  await page.getByLabel(t('login.username')).fill(username);
  do {
    tries += 1;
    await page.getByLabel(t('login.password'), { exact: true }).fill(`not-the-one-${tries}`);
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/user/login'));
    await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
    ({ code } = await (await answered).json());
  } while (code === 40101 && tries < most());
  expect(code, `after ${tries} tries`).toBe(42900);
  expect(tries).toBeGreaterThan(limits.login_tries_per_account);
  await expect(page.getByText(/操作过于频繁，请在\d+分钟后再试。/).first()).toBeVisible();
};
