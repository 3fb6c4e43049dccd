import { allAnswered } from './all-answered.js';
import { expect, t, test } from './staff-page.js';

const dialogText = t('prompt.session_expired');

test('an ended session is announced once, and only its button leads on', async ({
  page,
  openAs,
  context,
}) => {
  await openAs('admin', '/class/lists');
  await context.addCookies([{ name: 'Admin-Token', value: 'ended', url: new URL('/', page.url()).href }]);
  await page.getByRole('searchbox', { name: t('classes.search') }).fill('a');
  // The list and the profile both learn that the session is over.
  const dialog = page.getByRole('alertdialog', { name: t('prompt.title') });
  await expect(dialog).toHaveCount(1);
  await expect(dialog).toContainText(dialogText);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: t('prompt.log_in_again') }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test('an unknown token opens the same dialog when the profile loads', async ({ page, context }) => {
  await page.goto('/login');
  await context.addCookies([{ name: 'Admin-Token', value: 'unknown', url: new URL('/', page.url()).href }]);
  await page.goto('/class/lists');
  const dialog = page.getByRole('alertdialog', { name: t('prompt.title') });
  await expect(dialog).toContainText(dialogText);
  await dialog.getByRole('button').click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fclass%2Flists$/);
});

test('a token removed by hand signs out at the next step', async ({ page, openAs, context }) => {
  await openAs('admin', '/class/lists');
  await context.clearCookies({ name: 'Admin-Token' });
  await page
    .getByRole('navigation')
    .first()
    .getByRole('link', { name: t('route.dashboard') })
    .click();
  await expect(page.getByRole('status').getByText(t('frame.signed_out'))).toHaveCount(1);
  await expect(page).toHaveURL(/\/login\?redirect=%2Findex$/);
});

test('signing out in one tab signs out the other', async ({ page, openAs, context }) => {
  await openAs('admin', '/class/lists');
  const other = await context.newPage();
  await other.goto('/index');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(t('route.dashboard'));
  await page.getByRole('button', { name: /账号：/ }).click();
  await page.getByRole('menuitem', { name: t('shell.log_out') }).click();
  await expect(other.getByRole('status').getByText(t('frame.signed_out'))).toHaveCount(1);
  await expect(other).toHaveURL(/\/login\?redirect=%2Findex$/);
});

test('a lost network is explained in words, and the list can be tried again', async ({
  page,
  openAs,
  context,
  complaints,
  demoClass,
}) => {
  const { code } = await demoClass({ city: '上海' });
  await openAs('admin', '/class/lists');
  await allAnswered(page);
  await context.setOffline(true);
  const search = page.getByRole('searchbox', { name: t('classes.search') });
  await search.fill(code);
  await expect(page.getByRole('alert').getByText(t('failure.network'))).toHaveCount(1);
  await context.setOffline(false);
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('row').filter({ hasText: code })).toBeVisible();
  // The browser itself reports every request that failed.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('ERR_INTERNET')));
});

test('a sign-in without a network reports it, keeps the input, and continues with the network', {
  tag: '@full',
}, async ({ page, press, context, complaints, accountFor }) => {
  const { username, password } = accountFor('admin');
  await page.goto('/login');
  await page.getByLabel(t('login.username')).fill(username);
  await page.getByLabel(t('login.password'), { exact: true }).fill(password);
  await context.setOffline(true);
  await press('login.submit');
  await expect(page.getByRole('alert').filter({ hasText: t('failure.network') })).toBeVisible();
  await expect(page.getByLabel(t('login.username'))).toHaveValue(username);
  // A network that is back carries nothing at first.
  await page.route(/\/error-log-(?!drawer)[^/]+\.js$/, (route) => route.abort(), { times: 1 });
  await context.setOffline(false);
  await press('login.submit');
  await page.getByRole('button', { name: '错误日志：1条' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: /Error/ })).toBeVisible();
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter((text) => !/ERR_(INTERNET|FAILED)/.test(text)),
  );
});

test('a page of a class without an active class asks for the class again', async ({ page, openAs }) => {
  await openAs('admin', '/class/lists');
  await page.goto('/applicants/applicants-lists');
  const dialog = page.getByRole('alertdialog', { name: t('prompt.title') });
  await expect(dialog).toContainText(t('prompt.class_expired'));
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: t('prompt.ok') }).click();
  await expect(page).toHaveURL(/\/class\/lists$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('route.class'));
});

test('an unknown path is a page of its own, and a forbidden one another', { tag: '@full' }, async ({
  page,
  openAs,
}) => {
  await openAs('admin', '/class/lists');
  await page.goto('/nothing/here');
  await expect(page).toHaveURL(/\/404$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('route.not_found'));
  await page.getByRole('link', { name: t('common.home') }).click();
  await expect(page).toHaveURL(/\/index$/);
});

test('a page outside the rights of its reader says so, and lets them sign out there', async ({
  page,
  accountFor,
}) => {
  const { username, password } = accountFor('expert');
  await page.goto('/login');
  await page.getByLabel(t('login.username')).fill(username);
  await page.getByLabel(t('login.password'), { exact: true }).fill(password);
  await page.getByLabel(t('login.password'), { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/profile\/expert$/);
  await page.goto('/class/lists');
  await expect(page).toHaveURL(/\/401$/);
  await page.getByRole('button', { name: t('shell.log_out') }).click();
  await expect(page).toHaveURL(/\/login/);
});

test('a role switch continues under the other role, with only that role’s data', async ({ page, openAs }) => {
  await openAs('recommend+master+editor', '/class/lists');
  await page.getByRole('button', { name: /账号：/ }).click();
  await expect(page.getByRole('menuitemcheckbox')).toHaveCount(3);
  await page.getByRole('menuitemcheckbox', { name: t('role.editor') }).click();
  await expect(page.getByRole('button', { name: t('classes.create') })).toHaveCount(0);
  await expect(page).toHaveURL(/\/class\/lists$/);
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('Admin-Token=editor-token');
});
