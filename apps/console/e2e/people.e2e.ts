import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { request } from '@playwright/test';
import { maskPhone } from '@skillcert/core';
import { newCandidate } from '@skillcert/e2e/new-candidate.js';
import { isClean, isCleanInBothLooks } from './is-clean.js';
import { expect, looks, t, test } from './staff-page.js';

const password = 'ginkgo77';

/** A candidate who has registered on the enrol site, and is signed in there. */
const openRegistered = async (baseURL: string) => {
  const api = await request.newContext({ baseURL });
  const { phone } = newCandidate();
  const username = `kao${randomUUID().replaceAll(/[^a-z]/g, '')}`.slice(0, 14);
  const call = async (name: string, data: object) => (await api.post(`/api/${name}`, { data })).json();
  await call('user/fetchVerfyCode', { phone, purpose: 'register' });
  const outbox = await (
    await api.get('/api/demo/fetchOutbox', { params: { phone_masked: maskPhone(phone) } })
  ).json();
  const verify_code = /\d{6}/.exec(outbox.data.items[0]?.text ?? '')?.[0];
  await call('user/diffVerfyCode', { phone, verify_code, purpose: 'register' });
  await call('user/register', { kind: 'candidate', username, name: '端到端考生', password });
  return {
    phone,
    username,
    askForErasure: (reason: string) => call('candidate/changeErasure', { event: 'request', reason }),
    signIn: async () => (await call('candidate/signIn', { username, password })).code,
    isSignedIn: async () => (await call('class/fetchEnrollListsByPhone', {})).code === 20000,
    close: () => api.dispose(),
  };
};

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('one person is found among all classes, with everything they did', async ({ page, openAs }) => {
      await openAs('zky-admin', '/applicants-all/applicants-lists');
      await page.getByRole('link', { name: new RegExp(`^${t('review.status.submitted')}`) }).click();
      await expect(page).toHaveURL(/status=submitted/);
      await page.goto('/applicants-all/applicants-lists?status=approved');
      const first = page
        .getByRole('main')
        .getByRole('button', { name: /TC\d\d-/ })
        .first();
      const person = ((await first.textContent()) ?? '').replace(/\s*TC\d\d-.*/, '');
      await isCleanInBothLooks(page, 'candidates of all classes');
      await page.getByRole('searchbox', { name: t('people.search') }).fill(person);
      await expect(page).toHaveURL(/search=/);
      await page
        .getByRole('button', { name: new RegExp(`^${person}`) })
        .first()
        .click();
      const drawer = page.getByRole('dialog', { name: person });
      await expect(drawer.getByText(/\d{4}\*+[\dX]{4}/).first()).toBeVisible();
      await expect(drawer.getByText(t('review.history.approve')).first()).toBeVisible();
      await isCleanInBothLooks(page, 'one person’s history');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('searchbox', { name: t('people.search') }).fill('查无此人');
      await expect(page.getByText(t('people.no_match'))).toBeVisible();
    });

    test('an account of a candidate is found by its phone, frozen with a reason, and activated again', async ({
      page,
      openAs,
      press,
      product,
    }) => {
      const candidate = await openRegistered(product.url);
      expect(await candidate.isSignedIn()).toBe(true);
      await openAs('zky-admin', '/applicants-all/applicants-lists?view=accounts');
      await page.getByRole('searchbox', { name: t('people.accounts.search') }).fill(candidate.phone);
      await page
        .getByRole('button', { name: /^端到端考生/ })
        .filter({ hasText: candidate.username })
        .click();
      const drawer = page.getByRole('dialog', { name: '端到端考生' });
      await expect(drawer.getByText(t('people.no_enrolments'))).toBeVisible();
      await expect(drawer.getByText(candidate.phone)).toHaveCount(0);
      await drawer.getByRole('button', { name: t('users.event.freeze') }).click();
      const reason = page.getByLabel(t('common.reason'));
      await expect(reason).toBeVisible();
      await press('users.event.freeze');
      await expect(reason).toHaveAccessibleDescription(/请填写原因/);
      await reason.fill('冒用他人手机号');
      await isCleanInBothLooks(page, 'freezing');
      await press('users.event.freeze');
      await expect(drawer.getByText(t('users.status.frozen'))).toBeVisible();
      await expect(drawer.getByText('冒用他人手机号').first()).toBeVisible();
      expect([await candidate.isSignedIn(), await candidate.signIn()]).toEqual([false, 40102]);

      await drawer.getByRole('button', { name: t('users.event.unfreeze') }).click();
      await expect(page.getByText(t('people.unfreeze_text'))).toBeVisible();
      await press('users.event.unfreeze');
      await expect(drawer.getByText(t('users.status.approved'))).toBeVisible();
      expect(await candidate.signIn()).toBe(20000);
      await candidate.close();
    });
  });
}

test('the candidates of a filter are exported for a purpose', async ({ page, openAs, press }) => {
  await openAs('admin', '/applicants-all/applicants-lists?status=refused');
  await expect(
    page
      .getByRole('table')
      .getByRole('button', { name: /TC\d\d-/ })
      .first(),
  ).toBeVisible();
  await press('export.title');
  const purpose = page.getByLabel(t('export.purpose'));
  await expect(purpose).toBeVisible();
  await press('export.title');
  await expect(purpose).toHaveAccessibleDescription(/此项为必填项/);
  await purpose.fill('年度汇总');
  await isClean(page, 'an export');
  const saved = page.waitForEvent('download');
  await press('export.title');
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^candidates-\d{4}-\d\d-\d\d\.csv$/);
  const [head, ...rows] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(head).toContain('证件号码');
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row).toContain(t('review.status.refused'));
});

test('an erasure takes two people; then the account is gone', async ({ page, openAs, press, product }) => {
  const candidate = await openRegistered(product.url);
  await candidate.askForErasure('不再参加认证');
  const card = page.locator('.sc-card').filter({ hasText: maskPhone(candidate.phone) });
  const path = '/applicants-all/applicants-lists?view=erasures';
  await openAs('zky-admin', path);
  await expect(card.getByText('不再参加认证')).toBeVisible();
  await isClean(page, 'requests for erasure');
  await card.getByRole('button', { name: t('people.erasure.event.approve') }).click();
  await expect(page.getByText(t('people.erasure.text.approve'))).toBeVisible();
  await press('people.erasure.event.approve');
  await expect(card.getByText(t('people.erasure.status.approved'))).toBeVisible();
  await expect(card.getByRole('button', { name: t('people.erasure.event.erase') })).toHaveCount(0);

  await page.context().clearCookies();
  await openAs('admin', path);
  await card.getByRole('button', { name: t('people.erasure.event.erase') }).click();
  await expect(page.getByText(t('people.erasure.text.erase'))).toBeVisible();
  await press('people.erasure.event.erase');
  await expect(card).toHaveCount(0);
  expect([await candidate.isSignedIn(), await candidate.signIn()]).toEqual([false, 40101]);
  await candidate.close();
});
