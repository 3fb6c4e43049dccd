import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { limits } from '@skillcert/core';

/** Signs an account in without the form, which has specs of its own: the token is where the form puts it. */
export const signedIn = async (page: Page, username: string, password: string) => {
  const response = await page.request.post('/api/user/login', {
    data: { username, password, user_selected: '' },
    // As a page of ours sends it: the session is then bound to the cookie of this browser.
    headers: { 'Idempotency-Key': randomUUID(), 'Sec-Fetch-Site': 'same-origin' },
  });
  const { code, data } = await response.json();
  if (code !== 20_000) throw new Error(`${username} cannot sign in: ${code}`);
  const { origin } = new URL(response.url());
  await page
    .context()
    .addCookies([{ name: limits.token_cookie, value: data.token, url: origin, sameSite: 'Lax' }]);
};
