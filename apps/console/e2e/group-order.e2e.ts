import type { Locator, Page } from '@playwright/test';
import { newCandidate } from '@skillcert/e2e/new-candidate.js';
import { isCleanInBothLooks } from './is-clean.js';
import { openCandidatePhone } from './paying-candidate.js';
import { expect, t, test } from './staff-page.js';

const unit = '上海申培人才服务有限公司';
const both = '¥1,360.00';

/** Chooses the candidates of one payment, and its way. */
const choose = async (page: Page, names: readonly string[]): Promise<Locator> => {
  await page.getByRole('button', { name: t('payments.group_open'), exact: true }).click();
  const drawer = page.getByRole('dialog', { name: t('payments.group_title') });
  for (const name of names) await drawer.getByRole('checkbox', { name }).check();
  await drawer.getByRole('button', { name: t('payments.group_chosen'), exact: true }).click();
  await drawer.getByRole('radio', { name: t('payments.method.sandbox') }).check();
  return drawer;
};

const start = async (drawer: Locator) => {
  await drawer.getByLabel(t('payments.payer_name')).fill(unit);
  await drawer.getByRole('button', { name: t('payments.group_start'), exact: true }).click();
};

test('one payment through the provider of the demo is for many candidates, who see the payer', {
  tag: '@full',
}, async ({ browser, product, page, office, openApproved, openIn }) => {
  const { class_id, class_name, phone } = await openApproved({ methods: ['bank_transfer', 'sandbox'] });
  const other = await openCandidatePhone(browser, { baseURL: product.url, person: newCandidate('同行考生') });
  const enrolment_id = await other.enrol(class_id);
  for (const event of ['claim', 'approve']) {
    await office.call('enrolment/reviewEnrolment', { class_id, enrolment_id, event });
  }
  const names = [phone.name, other.name];
  await openIn('zky-admin', class_name, '/applicants/payment/payment-lists');
  const drawer = await choose(page, names);
  await drawer.getByRole('button', { name: t('payments.group_start'), exact: true }).click();
  await expect(drawer.getByLabel(t('payments.payer_name'))).toHaveAccessibleDescription(/此项为必填项/);
  await isCleanInBothLooks(page, 'how one payment for many is made');
  await start(drawer);
  await expect(page.getByText(t('payments.group_started', { count: 2, amount: both }))).toBeVisible();
  const waiting = page.getByRole('heading', { name: t('payments.group_waiting', { amount: both }) });
  await expect(waiting).toBeVisible();
  await isCleanInBothLooks(page, 'a payment for many that waits for the money');

  await phone.openMine();
  await expect(phone.page.getByText(phone.t('pay.by_unit', { name: unit }))).toBeVisible();
  await expect(phone.page.getByRole('link', { name: phone.t('pay.open_page') })).toHaveCount(0);
  await expect(phone.page.getByRole('button', { name: phone.t('pay.leave') })).toHaveCount(0);

  await page.getByRole('button', { name: t('payments.group_leave'), exact: true }).click();
  const said = t('payments.group_checked', { status: t('payments.status.closed') });
  await expect(page.getByText(said)).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await phone.page.reload();
  await expect(
    phone.page.getByRole('button', { name: phone.t('pay.online_sandbox'), exact: true }),
  ).toBeVisible();

  await page.goto('/applicants/payment/payment-lists');
  await start(await choose(page, names));
  await expect(waiting).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: t('payments.group_pay') }).click();
  const cashier = await opened;
  await expect(cashier.getByText(both)).toBeVisible();
  await cashier.getByRole('button', { name: '支付', exact: true }).click();
  await expect(cashier.getByRole('status')).toHaveText('已支付。');
  await cashier.close();
  await expect(page.getByText(t('payments.history.notify_success'))).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await expect(
    page.getByRole('heading', { name: t('payments.group_part', { count: 2, amount: both }) }),
  ).toBeVisible();
  await isCleanInBothLooks(page, 'a payment that is part of one through a provider');

  const { items } = await office.call('payment/fetchPaymentLists', { class_id, status: ['confirmed'] });
  expect(items.map((row: { name: string }) => row.name).toSorted()).toEqual(names.toSorted());
  for (const each of [phone, other]) {
    await each.openMine();
    await expect(each.page.getByText(each.t('pay.state_received'))).toBeVisible();
    await expect(each.page.getByRole('button', { name: each.t('pay.refund'), exact: true })).toHaveCount(0);
  }
});
