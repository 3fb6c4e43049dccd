import type { Page } from '@playwright/test';
import { newStaff } from './new-staff.js';
import { recordToasts } from './record-toasts.js';
import { signedIn } from './signed-in.js';
import { expect, t, test } from './staff-page.js';
import { withoutFirstAnswers } from './without-first-answers.js';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const isProfile = (url: string) => url.includes('/api/user/info');

const watchProfile = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isProfile(request.url())) asked.push(request.url());
  });
  return asked;
};

test('public paths need no token and open without a session call', async ({ page }) => {
  const asked = watchProfile(page);
  for (const path of ['/login', '/login/expert', '/login/editor', '/login/recommend', '/forgot']) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
  for (const [path, key] of [
    ['/404', 'route.not_found'],
    ['/401', 'route.unauthorised'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(t(key));
  }
  expect(asked).toEqual([]);
});

test('look-alikes of public paths are not public, and an unknown path goes to login first', async ({
  page,
}) => {
  for (const path of ['/loginx', '/enroll-admin', '/no/such/page']) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`/login\\?redirect=${encodeURIComponent(path)}$`));
  }
});

test('an id that is not digits goes to /404', async ({ page, openAs }) => {
  await openAs('admin', '/class/lists');
  for (const path of ['/study/index/4a', '/study/unit-stats/x']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/404$/);
    await expect(heading(page)).toHaveText(t('route.not_found'));
  }
});

test('the profile comes with the page, else it is requested once, at any address', async ({
  page,
  openAs,
}) => {
  await openAs('admin', '/class/lists');
  const asked = watchProfile(page);
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(asked).toHaveLength(0);
  await withoutFirstAnswers(page);
  await page.goto('/class/lists?page=1');
  const menu = page.getByRole('navigation').first();
  for (const key of ['route.dashboard', 'route.class', 'route.dashboard']) {
    await menu.getByRole('link', { name: t(key), exact: true }).click();
    await expect(heading(page)).toHaveText(t(key));
  }
  expect(asked).toHaveLength(1);
});

const broken = [
  ['the network is lost', undefined, 'failure.network'],
  ['the answer is empty', { code: 20000, message: '', data: null }, 'failure.profile_empty'],
  ['the roles are empty', { code: 20000, message: '', data: { roles: [] } }, 'failure.roles_empty'],
] as const;
for (const [when, answer, words] of broken) {
  const tag = answer ? '@full' : [];
  test(`a failed profile load, when ${when}: token reset, exactly one toast, never blank, then login`, {
    tag,
  }, async ({ page, openAs, complaints }) => {
    const toasts = await recordToasts(page);
    await openAs('admin', '/class/lists');
    await withoutFirstAnswers(page);
    await page.route('**/api/user/info*', (route) =>
      answer ? route.fulfill({ json: answer }) : route.abort(),
    );
    await page.reload();
    await expect.poll(() => toasts.map(({ text }) => text)).toEqual([expect.stringContaining(t(words))]);
    await expect(page).toHaveURL(/\/login\?redirect=%2Fclass%2Flists$/);
    await expect(heading(page)).toBeVisible();
    expect(toasts).toHaveLength(1);
    await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('Admin-Token');
    // The browser itself reports the request that failed.
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('ERR_FAILED')));
  });
}

test('a route that the account may not open goes to /401', async ({ page, accountFor }) => {
  const { username, password } = accountFor('expert');
  await page.goto('/class/lists');
  await page.getByLabel(t('login.username')).fill(username);
  await page.getByLabel(t('login.password'), { exact: true }).fill(password);
  await page.getByLabel(t('login.password'), { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/401$/);
  await expect(heading(page)).toHaveText(t('route.unauthorised'));
});

test('a route that is not of a class clears the active class, /redirect does not', async ({
  page,
  openAs,
  enterDemo,
}) => {
  const active = () => page.evaluate(() => sessionStorage.getItem('active_class'));
  await openAs('admin', '/class/lists');
  await enterDemo();
  await expect(heading(page)).toHaveText(t('route.applicants_check'));
  expect(await active()).not.toBeNull();
  await page.goto('/redirect/applicants/applicants-lists');
  await expect(heading(page)).toHaveText(t('route.applicants_check'));
  expect(await active()).not.toBeNull();
  await page.getByRole('navigation', { name: '当前位置' }).getByRole('link').first().click();
  await expect(heading(page)).toHaveText(t('route.dashboard'));
  await expect.poll(active).toBeNull();
});

test('a class-scoped deep link in a new browser tab gives the warning dialog, not a broken page', async ({
  page,
  openAs,
  enterDemo,
  context,
}) => {
  await openAs('admin', '/class/lists');
  await enterDemo();
  await expect(heading(page)).toHaveText(t('route.applicants_check'));
  const other = await context.newPage();
  await other.goto('/applicants/applicants-lists?page=2');
  const dialog = other.getByRole('alertdialog', { name: t('prompt.title') });
  await expect(dialog).toContainText(t('prompt.class_expired'));
  await dialog.getByRole('button').click();
  await expect(other).toHaveURL(/\/class\/lists$/);
  await expect(heading(page)).toHaveText(t('route.applicants_check'));
});

test('a class taken away during the work in it must be chosen anew, without a reload', async ({
  page,
  office,
  product,
  enter,
}) => {
  const { class_id, class_name } = await office.draftClass();
  await office.openClass(class_id);
  const [own, next] = [await newStaff(office, product.url), await newStaff(office, product.url)];
  const handTo = async (master_id: number) => {
    const { master_id: from_id } = await office.call('class/fetchClassById', { class_id });
    await office.call('class/handOverClass', { class_id, from_id, master_id });
  };
  await handTo(own.user_id);
  await signedIn(page, own.username, own.password);
  await page.goto('/class/lists');
  await enter(class_name);
  await handTo(next.user_id);
  await page.getByRole('searchbox').first().fill('somebody');
  const dialog = page.getByRole('alertdialog', { name: t('prompt.title') });
  await expect(dialog).toContainText(t('prompt.class_expired'));
  await dialog.getByRole('button', { name: t('prompt.ok') }).click();
  await expect(page).toHaveURL(/\/class\/lists$/);
  await expect(page.getByRole('button', { name: t('frame.back_to_classes') })).toHaveCount(0);
});

const unfetched = [
  [
    'a refusal says its own words',
    { code: 40901, message: '联合单位刚刚变更', data: null },
    '联合单位刚刚变更',
  ],
  ['an answer without them says so', { code: 20000, message: '', data: null }, t('failure.recommend_list')],
] as const;
for (const [what, answer, words] of unfetched) {
  test(`a joint class without its units stays closed: ${what}`, async ({ page, openAs, demoClass }) => {
    const shown = await recordToasts(page);
    const { class_name } = await demoClass({ city: '深圳' });
    await openAs('admin', '/class/lists');
    await page.route('**/api/class/fetchClassRecommendLists', (route) => route.fulfill({ json: answer }));
    await page.getByRole('searchbox', { name: t('classes.search') }).fill(class_name);
    await page.getByRole('button', { name: t('classes.enter_named', { name: class_name }) }).click();
    await expect.poll(() => shown.map(({ text }) => text)).toEqual([expect.stringContaining(words)]);
    await expect(page.getByRole('button', { name: t('frame.back_to_classes') })).toHaveCount(0);
  });
}
