import type { Page } from '@playwright/test';
import { goTo } from './go-to.js';
import { expect, t, test } from './staff-page.js';

const username = (page: Page) => page.getByLabel(t('login.username'));
const password = (page: Page) => page.getByLabel(t('login.password'), { exact: true });

test('nothing is prefilled', async ({ page }) => {
  await page.goto('/login');
  await expect(username(page)).toHaveValue('');
  await expect(password(page)).toHaveValue('');
});

test('a submit without a password leads to its field', async ({ page, press }) => {
  await page.goto('/login');
  await username(page).fill('master01');
  await press('login.submit');
  await expect(password(page)).toBeFocused();
});

test('a unit without an account finds where units register', async ({ page }) => {
  await page.goto('/login/recommend');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: t('login.units') }).click();
  const site = await opened;
  await expect(site).toHaveURL(/\/register\?as=unit$/);
  await expect(site.getByRole('radio', { name: /单位/ })).toBeChecked();
});

test('Enter submits from the password, and one call is in flight at most', async ({ page, accountFor }) => {
  const account = accountFor('master');
  let calls = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/user/login', async (route) => {
    calls += 1;
    await held;
    await route.continue();
  });
  await page.goto('/login');
  await username(page).fill(account.username);
  await password(page).fill(account.password);
  await password(page).press('Enter');
  await expect.poll(() => calls).toBe(1);
  await password(page).press('Enter');
  await username(page).press('Enter');
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  release();
  await expect(page).toHaveURL(/\/index$/);
  expect(calls).toBe(1);
});

test('the caps hint follows the real CapsLock modifier, not the letter case', async ({ page }) => {
  await page.goto('/login');
  // A click waits until the page is hydrated; the prerendered one has no key handlers.
  await password(page).click();
  await page.keyboard.press('Shift+A');
  await expect(page.getByText('大写锁定已开启')).toHaveCount(0);
  // No driver can switch the lock of a real keyboard on; the browser's own event reports it.
  const type = (modifierCapsLock: boolean) =>
    password(page).evaluate(
      (field, lock) =>
        field.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'a', bubbles: true, modifierCapsLock: lock }),
        ),
      modifierCapsLock,
    );
  await type(true);
  await expect(page.getByText('大写锁定已开启')).toBeVisible();
  await type(false);
  await expect(page.getByText('大写锁定已开启')).toHaveCount(0);
});

test('the reveal button is a button: it has a label and works by the keyboard', async ({ page }) => {
  await page.goto('/login');
  await password(page).fill('river-stone-42');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '显示密码' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(password(page)).toHaveAttribute('type', 'text');
  await expect(page.getByRole('button', { name: '隐藏密码' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(password(page)).toHaveAttribute('type', 'password');
  await expect(password(page)).toHaveValue('river-stone-42');
});

const hostile = [
  'https://evil.example',
  'HTTPS://EVIL.EXAMPLE/index',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/index\\..\\x',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '/%2e%2e//evil.example',
  '/index/../login',
  '/%c0%afevil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://evil.example/1',
  '@evil.example',
  '.evil.example',
  '/redirect//evil.example',
  '/redirect/https://evil.example',
  '/login/expert?redirect=//evil.example',
  '/auth-redirect?code=1',
  '/index\u202e',
  '／／evil.example',
];

// Core's tests of safeRedirect read the same targets; the form obeys it, which some show as well as all.
const tried = process.env.TEST_FULL ? hostile : hostile.filter((_, index) => index % 8 === 0);

test('redirect targets that are hostile all end on / and so at home', async ({
  page,
  context,
  accountFor,
}) => {
  const account = accountFor('zky-admin');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  for (const [index, target] of tried.entries()) {
    await context.clearCookies();
    const path = `/login?redirect=${encodeURIComponent(target)}`;
    // Every eighth in a page loaded anew, the others by the history of the page: the same form reads the same address.
    if (index % 8 === 0) await page.goto(path);
    else await goTo(page, path);
    await username(page).fill(account.username);
    await password(page).fill(account.password);
    await password(page).press('Enter');
    await expect(page, target).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/index$/);
    // A call under way would find its session ended, and the page would reload under the next input.
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  }
  expect([...new Set(asked)]).toHaveLength(1);
});
