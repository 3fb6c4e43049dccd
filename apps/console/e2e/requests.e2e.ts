import type { Page, Route } from '@playwright/test';
import { limits } from '@skillcert/core';
import { notNotified } from './not-notified.js';
import { expect, t, test } from './staff-page.js';

const lists = '**/api/class/fetchClassLists';
const toasts = (page: Page) => page.locator('.sc-toast');

/** Ends the session at the server, as another device of the account would. */
const endSession = (page: Page) =>
  page.evaluate(async () => {
    const token = /Admin-Token=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    await fetch('/api/user/logout', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Token': token },
      body: JSON.stringify({ token }),
    });
  });

test('30 expired answers at once: one dialog; Escape, a click outside and Back do not close it', async ({
  page,
  openAs,
}) => {
  // The console gives a search up when the next one is typed; here all thirty shall be answered.
  await page.addInitScript(() => {
    AbortController.prototype.abort = () => {};
  });
  await openAs('admin', '/class/lists');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await endSession(page);
  const held: Route[] = [];
  await page.route(lists, (route) => {
    held.push(route);
  });
  for (let time = 1; time <= 30; time += 1) {
    await page.evaluate((search) => {
      history.pushState(null, '', `/class/lists?search=${search}`);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `text${time}`);
    await expect.poll(() => held.length, { intervals: [20] }).toBe(time);
  }
  const answers: number[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('fetchClassLists')) answers.push((await response.json()).code);
  });
  await Promise.all(held.map((route) => route.continue()));
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(t('prompt.session_expired'));
  await expect.poll(() => answers.length).toBe(30);
  expect(answers.every((code) => [50008, 50012, 50014].includes(code))).toBe(true);
  await expect(dialog).toHaveCount(1);
  await expect(dialog.getByRole('button')).toHaveText([t('prompt.log_in_again')]);
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await page.goBack();
  await expect(page).toHaveURL(/search=text29/);
  await expect(dialog).toHaveCount(1);
  await expect(dialog).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
  await dialog.getByRole('button').click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test('a cancelled request toasts nothing', async ({ page, openAs, demoClass }) => {
  const first = await demoClass({ city: '上海' });
  await openAs('admin', '/class/lists');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const given: string[] = [];
  page.on('requestfailed', (request) => given.push(request.postData() ?? ''));
  let hold: Route | undefined;
  await page.route(lists, (route) => {
    if (route.request().postData()?.includes('slow-one')) hold = route;
    else return route.continue();
  });
  const search = page.getByRole('searchbox', { name: t('classes.search') });
  await search.fill('slow-one');
  await expect.poll(() => hold !== undefined).toBe(true);
  await search.fill(first.code);
  await expect(page.getByRole('row').nth(1)).toContainText(first.code);
  await expect.poll(() => given.some((body) => body.includes('slow-one'))).toBe(true);
  await expect(toasts(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^错误日志/ })).toHaveCount(0);
});

test('a read that the network lost is repeated silently; a command is not', async ({
  page,
  openAs,
  complaints,
  demoClass,
}) => {
  const enrolling = await demoClass({ city: '上海' });
  await notNotified(page);
  await openAs('admin', '/class/lists?status=enrolling');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  let reads = 0;
  await page.route(lists, (route) => {
    reads += 1;
    return reads === 1 ? route.abort() : route.continue();
  });
  await page.getByRole('searchbox', { name: t('classes.search') }).fill(enrolling.code);
  await expect.poll(() => reads).toBe(2);
  await expect(page.getByRole('row').nth(1)).toContainText(enrolling.code);
  await expect(toasts(page)).toHaveCount(0);

  let commands = 0;
  await page.route('**/api/class/setClassStatus', (route) => {
    commands += 1;
    return route.abort();
  });
  await page
    .getByRole('button', { name: /的更多操作$/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: t('class.event.pause') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('class.event.pause') })
    .click();
  await expect(toasts(page)).toHaveText([new RegExp(t('failure.network'))]);
  expect(commands).toBe(1);
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('ERR_FAILED')));
});

test('a call without an answer is given up after 10 s, once, with a message', { tag: '@full' }, async ({
  page,
  openAs,
}) => {
  await notNotified(page);
  await openAs('admin', '/class/lists');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  let reads = 0;
  await page.route(lists, () => {
    reads += 1;
  });
  // By the clock of the page itself: a busy machine looks late.
  await page.evaluate(() => {
    const open = XMLHttpRequest.prototype.open;
    Reflect.set(XMLHttpRequest.prototype, 'open', function (this: XMLHttpRequest, ...values: unknown[]) {
      const openedAt = performance.now();
      this.addEventListener('loadend', () => {
        if (String(values[1]).endsWith('fetchClassLists'))
          Reflect.set(window, 'gaveUpAfter', performance.now() - openedAt);
      });
      Reflect.apply(open, this, values);
    });
  });
  await page.getByRole('searchbox', { name: t('classes.search') }).fill('nobody');
  await expect.poll(() => reads).toBe(1);
  await expect(toasts(page)).toHaveText([new RegExp(t('failure.timeout'))]);
  expect(await page.evaluate(() => Reflect.get(window, 'gaveUpAfter'))).toBeGreaterThan(
    limits.request_timeout_ms - 100,
  );
  expect(reads).toBe(1);
});

test('leaving a page aborts its requests', async ({ page, openAs, enterDemo }) => {
  await openAs('admin', '/class/lists');
  await enterDemo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('route.applicants_check'));
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const given: string[] = [];
  page.on('requestfailed', (request) => given.push(request.postData() ?? ''));
  let held = false;
  await page.route('**/api/enrolment/fetchEnrolmentLists', () => {
    held = true;
  });
  await page.getByRole('searchbox', { name: t('candidates.search') }).fill('nobody');
  await expect.poll(() => held).toBe(true);
  await page.getByRole('button', { name: t('frame.back_to_classes') }).click();
  await expect.poll(() => given.some((body) => body.includes('nobody'))).toBe(true);
  await expect(toasts(page)).toHaveCount(0);
});
