import type { Page } from '@playwright/test';
import { maskPhone } from '@skillcert/core';
import { newCandidate } from '@skillcert/e2e/new-candidate.js';
import { enrolByCalls } from './enrol-by-calls.js';
import { newcomer } from './new-staff.js';
import { menu, tag } from './open-tags.js';
import { expect, t, test } from './staff-page.js';
import { accountEntry, search as accountSearch } from './user-accounts.js';

const nobody = '13100000000';

const inFullWidth = (text: string) =>
  text.replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));

/** A text however it was spelt or encoded. */
const plain = (text: string) =>
  decodeURIComponent(text)
    .normalize('NFKC')
    .replaceAll(/[\s+-]/g, '');

/** Everything that a page leaves in its browser, and every address that it has asked for since. */
const traceOf = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return async () => {
    const kept = await page.evaluate(() =>
      JSON.stringify([location.href, history.state, { ...localStorage }, { ...sessionStorage }]),
    );
    return plain([kept, ...asked].join('\n'));
  };
};

test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('shell_settings', '{"tags_view":true}')),
);

test('a phone and an identity number find a candidate, and are in no address, history or storage', async ({
  page,
  request,
  office,
  openIn,
}) => {
  const { class_id, class_name } = await office.draftClass();
  await office.openClass(class_id);
  const person = newCandidate('搜索考生');
  await enrolByCalls(request, person, class_id);
  const trace = traceOf(page);
  await openIn('admin', class_name, '/applicants/applicants-lists');
  const search = page.getByRole('searchbox', { name: t('candidates.search') });
  const row = page.getByRole('row').filter({ hasText: person.name });
  const hint = page.getByText(t('common.search_kept'));
  await expect(row).toBeVisible();
  await expect(hint).toHaveCount(0);

  const { phone, id_card } = person;
  const grouped = `+86 ${phone.slice(0, 3)} ${phone.slice(3, 7)} ${phone.slice(7)}`;
  for (const text of [phone, grouped, inFullWidth(phone), id_card]) {
    await search.fill(nobody);
    await expect(page.getByText(t('candidates.no_match'), { exact: true })).toBeVisible();
    await search.fill(text);
    await expect(row).toBeVisible();
    await expect(hint).toBeVisible();
    for (const personal of [nobody, phone, id_card]) await expect.poll(trace).not.toContain(personal);
  }

  await row.getByRole('button', { name: t('candidates.review') }).click();
  await expect(page).toHaveURL(/enrolment=/);
  await expect(page.getByRole('region', { name: t('review.bench') })).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue(id_card);
  await menu(page, 'route.applicants_undetermined').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('route.applicants_undetermined'));
  await tag(page, 'route.applicants_check').click();
  await expect(search).toHaveValue(id_card);
  await expect(row).toBeVisible();
  for (const personal of [phone, id_card]) await expect.poll(trace).not.toContain(personal);

  await page.reload();
  await expect(row).toBeVisible();
  await expect(search).toHaveValue('');
  await expect(hint).toHaveCount(0);
});

test('an account is found by its phone, which no request has in its address; one in an address goes out of it', async ({
  page,
  context,
  office,
  openAs,
}) => {
  const { phone } = newCandidate();
  const { username } = await newcomer(office, { roles: ['editor'], phone });
  const trace = traceOf(page);
  await openAs('admin', '/user/editor');
  await accountSearch(page).fill(phone);
  await expect(accountEntry(page, username)).toBeVisible();
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(2);
  await expect.poll(trace).not.toContain(phone);

  await page.goto(`/user/editor?status=approved&search=${phone}`);
  await expect(accountEntry(page, username)).toBeVisible();
  await expect(page).toHaveURL(/\/user\/editor\?status=approved&typed=\w+$/);
  await expect(accountSearch(page)).toHaveValue(phone);

  await context.clearCookies();
  await page.goto(`/user/editor?status=approved&search=${phone}`);
  await expect(page).toHaveURL(/\/login\?redirect=%2Fuser%2Feditor%3Fstatus%3Dapproved$/);
});

test('messages to a candidate are found by their phone, which no address has', { tag: '@full' }, async ({
  page,
  request,
  office,
  openIn,
}) => {
  const { class_id, class_name } = await office.draftClass();
  await office.openClass(class_id);
  const { phone, ...person } = newCandidate('收信考生');
  await enrolByCalls(request, { phone, ...person }, class_id);
  await enrolByCalls(request, newCandidate('另一考生'), class_id);
  const trace = traceOf(page);
  await openIn('admin', class_name, '/sms/index');
  const search = page.getByRole('searchbox', { name: t('sms.search') });
  const rows = page.getByRole('main').getByRole('row');
  await expect(rows).toHaveCount(3);
  for (const text of [phone, person.name]) {
    await search.fill(nobody);
    await expect(page.getByText(t('sms.no_match'), { exact: true })).toBeVisible();
    await search.fill(text);
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: maskPhone(phone) })).toBeVisible();
    for (const personal of [nobody, phone]) await expect.poll(trace).not.toContain(personal);
  }
});
