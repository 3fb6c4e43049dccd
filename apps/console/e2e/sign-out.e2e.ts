import type { Page } from '@playwright/test';
import { goTo } from './go-to.js';
import { signedIn } from './signed-in.js';
import { expect, t, test } from './staff-page.js';

test('log out calls the server: the token opens nothing any more', async ({ page, openAs, context }) => {
  await openAs('admin', '/class/lists');
  const token = (await context.cookies()).find(({ name }) => name === 'Admin-Token')?.value ?? '';
  const codeOfInfo = async () =>
    (
      await (
        await page.request.get('/api/user/info', { params: { token }, headers: { 'X-Token': token } })
      ).json()
    ).code;
  expect(await codeOfInfo()).toBe(20000);
  await page.getByRole('button', { name: /账号：/ }).click();
  await page.getByRole('menuitem', { name: t('shell.log_out') }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  expect([50008, 50012, 50014]).toContain(await codeOfInfo());
});

test('log out clears locally even when the call fails', async ({ page, openAs, complaints }) => {
  await openAs('admin', '/class/lists');
  await page.evaluate(() => localStorage.setItem('group_data', '["applicants"]'));
  await page.route('**/api/user/logout', (route) => route.abort());
  await page.getByRole('button', { name: /账号：/ }).click();
  await page.getByRole('menuitem', { name: t('shell.log_out') }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fclass%2Flists$/);
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('Admin-Token');
  expect(
    await page.evaluate(() =>
      [localStorage.group_data, localStorage.class_tags, sessionStorage.active_class].filter(Boolean),
    ),
  ).toEqual([]);
  await expect(page.locator('.sc-toast')).toHaveCount(0);
  // The session is still open until the sign-out reaches the server.
  await expect.poll(() => page.evaluate(() => localStorage.sign_out_owed)).toBe('1');
  await page.unroute('**/api/user/logout');
  const told = page.waitForResponse('**/api/user/logout');
  await page.reload();
  expect((await (await told).json()).code).toBe(20_000);
  await expect.poll(() => page.evaluate(() => localStorage.sign_out_owed)).toBeUndefined();
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('ERR_FAILED')));
});

test('a role switch to a role that the account does not hold opens nothing', async ({
  page,
  openAs,
  context,
}) => {
  await openAs('master', '/class/lists');
  await context.addCookies([
    { name: 'Admin-Token', value: 'admin-token', url: new URL('/', page.url()).href },
  ]);
  await page.goto('/class/lists');
  await expect(page.getByRole('alertdialog', { name: t('prompt.title') })).toContainText(
    t('prompt.session_expired'),
  );
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('a role switch goes home from a page that the new role may not open', async ({
  page,
  openAs,
  enterDemo,
}) => {
  await openAs('recommend+master+editor', '/class/lists');
  const switchTo = async (role: string) => {
    await page.getByRole('button', { name: /账号：/ }).click();
    // The page shows the new role only once its list has come again.
    const listed = page.waitForResponse((response) => /\/fetch\w+Lists$/.test(response.url()));
    await page.getByRole('menuitemcheckbox', { name: t(`role.${role}`) }).click();
    await listed;
  };
  await switchTo('recommend');
  // One of its joint classes, if it has no other part.
  await enterDemo({ city: '上海', status: 'draft' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('route.applicants_check'));
  await switchTo('master');
  await expect(page).toHaveURL(/\/index$/);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('route.dashboard'));
});

test('one account’s data is gone for the next one, wherever the sign-out was', async ({
  page,
  context,
  openAs,
  accountFor,
  demoClass,
}) => {
  const { class_name, code } = await demoClass({ city: '上海' });
  await openAs('admin', `/class/lists?search=${code}`);
  const enter = page.getByRole('button', { name: t('classes.enter_named', { name: class_name }) });
  await expect(enter).toBeVisible();
  // From here on no answer comes: the visible rows come from the cache, as for a reader who goes elsewhere and
  // back.
  await page.route('**/api/class/fetchClassLists', () => undefined);
  await goTo(page, '/notes/index');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('route.notes'));
  await page.goBack();
  await expect(enter).toBeVisible();
  const other = await context.newPage();
  await other.goto('/class/lists');
  await other.getByRole('button', { name: /账号：/ }).click();
  await other.getByRole('menuitem', { name: t('shell.log_out') }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  const { username, password } = accountFor('editor');
  await page.getByLabel(t('login.username')).fill(username);
  await page.getByLabel(t('login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('route.class'));
  await expect(page.getByText(t('classes.todo'))).toBeVisible();
  await expect(enter).toHaveCount(0);
});

const listedIn = (page: Page) => page.getByRole('row').filter({ hasText: /TC\d\d-\d+/ });

/**
 * Reloads the class list and holds its script back. From then on its list is answered from the page: its own call
 * never ends.
 */
const reloadHeld = async (page: Page) => {
  await expect(listedIn(page).first()).toBeVisible();
  let come = () => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/\/console-assets\/base-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.route('**/api/class/fetchClassLists', () => undefined);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('#skillcert-first-answers')).toHaveCount(1);
  return come;
};

test('the answers in the page are there for the account that they came for: the control of the two below', async ({
  page,
  openAs,
}) => {
  await openAs('admin', '/class/lists');
  const come = await reloadHeld(page);
  come();
  await expect(listedIn(page).first()).toBeVisible();
});

test('the answers in the page for one account are not there for another that has signed in meanwhile', async ({
  page,
  openAs,
  accountFor,
}) => {
  await openAs('admin', '/class/lists');
  const come = await reloadHeld(page);
  const { username, password } = accountFor('editor');
  await signedIn(page, username, password);
  const drawn = page.locator('main p small');
  await expect(drawn.first()).toBeVisible();
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/user\/info\b/, async (route) => {
    await asked;
    await route.continue();
  });
  come();
  // Before that account is known.
  await expect(drawn).toHaveCount(0);
  answer();
  await expect(page.getByText(t('classes.todo'))).toBeVisible();
  await expect(page.getByRole('button', { name: /^账号：/ })).toBeVisible();
  await expect(listedIn(page)).toHaveCount(0);
});

test('nor for another account that signs in on the same page later, if the first one never saw it', {
  tag: '@full',
}, async ({ page, openAs, accountFor }) => {
  await openAs('admin', '/notes/index');
  await goTo(page, '/class/lists');
  const come = await reloadHeld(page);
  // Back before the script runs: nobody requests the list that came with the page.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/notes\/index$/);
  come();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('route.notes'));
  await expect(page.locator('#skillcert-first-answers')).toHaveCount(0);
  await page.getByRole('button', { name: /账号：/ }).click();
  await page.getByRole('menuitem', { name: t('shell.log_out') }).click();
  const { username, password } = accountFor('editor');
  await page.getByLabel(t('login.username')).fill(username);
  await page.getByLabel(t('login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('route.notes'));
  await goTo(page, '/class/lists');
  await expect(page.getByText(t('classes.todo'))).toBeVisible();
  await expect(listedIn(page)).toHaveCount(0);
});
