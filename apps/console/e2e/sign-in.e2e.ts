import { guessPasswords } from './guess-passwords.js';
import { expect, t, test } from './staff-page.js';

const programme = '国家职业技能等级认证（技术咨询师）';

test('a wrong password is refused in words, and the name stays', async ({ page, press }) => {
  await page.goto('/login');
  await page.getByLabel(t('login.username')).fill('  nobody01  ');
  await page.getByLabel(t('login.password'), { exact: true }).fill('not-the-one-9');
  await press('login.submit');
  await expect(page.getByRole('alert').filter({ hasText: '账号或密码不正确' })).toBeVisible();
  await expect(page.getByLabel(t('login.username'))).toHaveValue('  nobody01  ');
});

test('the sixth wrong password in a row has to wait, for any name, and the name stays', {
  tag: '@full',
}, async ({ page }) => {
  const username = `nobody${String(Math.random()).slice(2, 8)}`;
  await page.goto('/login');
  await guessPasswords(page, username);
  await expect(page.getByLabel(t('login.username'))).toHaveValue(username);
});

test('empty fields are reported beside them, without a call', async ({ page, press }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goto('/login');
  await press('login.submit');
  await expect(page.getByLabel(t('login.username'))).toHaveAccessibleDescription(/此项为必填项/);
  await expect(page.getByLabel(t('login.password'), { exact: true })).toHaveAccessibleDescription(
    /此项为必填项/,
  );
  expect(calls.filter((url) => url.includes('/api/'))).toEqual([]);
});

test('after signing in the page that was asked for opens whole, and Back does not return to the form', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin', '/class/lists?status=draft&page=1');
  await expect(page).toHaveURL(/\/class\/lists\?status=draft&page=1$/);
  await expect(page).toHaveTitle(`${t('route.class')} - ${programme}`);
  await page.goBack();
  await expect(page).not.toHaveURL(/\/login/);
});

test('other parameters of the login page are carried over', async ({ page, signInAs }) => {
  await signInAs('admin', '/login?redirect=%2Fclass%2Flists&search=TC');
  await expect(page).toHaveURL(/\/class\/lists\?search=TC$/);
});

for (const target of [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/login',
]) {
  // Core decides which addresses are pages of ours: one address here shows that the form asks it.
  const tag = target === '/login' ? [] : '@full';
  test(`the redirect ${target} ends at home`, { tag }, async ({ page, signInAs }) => {
    await signInAs('admin', `/login?redirect=${encodeURIComponent(target)}`);
    await expect(page).toHaveURL(/\/index$/);
  });
}

test('Enter signs in from the first field too, and someone signed in is sent home from the login page', async ({
  page,
  accountFor,
}) => {
  const { username, password } = accountFor('master');
  await page.goto('/login');
  await page.getByLabel(t('login.password'), { exact: true }).fill(password);
  await page.getByLabel(t('login.username')).fill(` ${username} `);
  await page.getByLabel(t('login.username')).press('Enter');
  await expect(page).toHaveURL(/\/index$/);
  await page.goto('/login/expert');
  await expect(page).toHaveURL(/\/index$/);
});

test('the entries have their own titles', async ({ page }) => {
  for (const [entry, title] of [
    ['recommend', '推荐机构平台'],
    ['editor', '报名管理平台'],
    ['expert', '专家平台'],
  ]) {
    await page.goto(`/login/${entry}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    await expect(page).toHaveTitle(`${t('route.login')} - ${title}`);
  }
});

test('the password can be shown, and the button states it', async ({ page }) => {
  await page.goto('/login');
  const field = page.getByLabel(t('login.password'), { exact: true });
  await field.fill('river-stone-42');
  await expect(field).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: '显示密码' }).click();
  await expect(field).toHaveAttribute('type', 'text');
});

test('signing out leads to the login page with the way back, and the session is over', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin', '/class/lists');
  await page.getByRole('button', { name: /账号：/ }).click();
  await page.getByRole('menuitem', { name: t('shell.log_out') }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fclass%2Flists$/);
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('Admin-Token');
  await page.goto('/class/lists');
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test('a chosen language is stored, and takes precedence over the page’s own', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: t('shell.appearance') }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Español' }).click();
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
});
