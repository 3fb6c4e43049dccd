import type { Locator } from '@playwright/test';
import { newPhoto } from '@skillcert/e2e/new-candidate.js';
import { find, openView } from '../bank-drawer.js';
import { decide } from '../payment-drawer.js';
import { expect, t } from '../staff-page.js';
import type { Desk } from '../whole-life/people.js';
import type { OddLines } from './money.js';
import { strangersName } from './people.js';

/** Narrows the open lines to those of a kind. */
const narrow = (drawer: Locator, kind: 'open' | 'by_other' | 'unnamed') =>
  drawer.getByRole('combobox', { name: t('payments.bank_filter') }).selectOption(kind);

/** Each line that no rule confirms is listed with what is known of it. */
export const tellsOddLines = async (drawer: Locator, odd: OddLines) => {
  const row = (text: string) => drawer.getByRole('row', { name: text });
  const says = async (found: string, words: readonly string[]) => {
    await find(drawer, found);
    await expect(row(found)).toHaveCount(1);
    for (const each of words) await expect(row(found)).toContainText(each);
  };
  const [number, candidate, agrees] = (['number', 'candidate', 'amount'] as const).map((reason) =>
    t(`payments.bank_reason.${reason}`),
  ) as [string, string, string];
  for (const { name, enrol_no } of odd.twice) {
    const twice = [t('payments.bank_twice_said', { name }), t('payments.bank_standing.paid'), number];
    await says(enrol_no, twice);
    await expect(row(enrol_no).getByRole('button', { name: t('payments.bank_match') })).toHaveCount(0);
  }
  const both = [odd.one, odd.other].flatMap(({ name, enrol_no }) => [`${name} · ${enrol_no}`, number]);
  await says(odd.company, [...both, t('payments.bank_match_all', { count: 2 })]);
  const due = '¥680.00';
  await says(odd.more.enrol_no, [t('payments.bank_more', { due, difference: '¥20.00' })]);
  await says(`报名费 ${odd.less.enrol_no}`, [t('payments.bank_less', { due, difference: '¥80.00' })]);
  for (const { name } of odd.bare) {
    await says(name, [candidate, agrees]);
    await expect(row(name)).not.toContainText(number);
  }
  await narrow(drawer, 'by_other');
  for (const { enrol_no } of odd.family) {
    await says(enrol_no, [number, agrees]);
    await expect(row(enrol_no)).not.toContainText(candidate);
  }
  await narrow(drawer, 'unnamed');
  await find(drawer, strangersName);
  // A transfer that others of the demo declared on such a day is a guess at most.
  const nobody = new RegExp(`${t('payments.bank_no_suggestion')}|${t('payments.bank_guess')}`);
  await expect(row(strangersName)).toHaveText(Array.from({ length: odd.strangers }, () => nobody));
  await narrow(drawer, 'open');
};

/** Sets aside the lines of strangers, which are no fee, all at once with their reason. */
export const setStrangersAside = async ({ page }: Desk, drawer: Locator, count: number) => {
  const reason = '不是报名费';
  const lines = drawer.getByRole('row', { name: strangersName });
  await find(drawer, strangersName);
  await expect(lines).toHaveCount(count);
  await drawer.getByRole('columnheader').getByRole('checkbox').check();
  const name = t('payments.bank_aside');
  await drawer.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name, exact: true });
  await dialog.getByLabel(t('common.reason')).fill(reason);
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(page.getByText(t('payments.bank_aside_done', { count }))).toBeVisible();
  await openView(drawer, 'aside');
  await find(drawer, strangersName);
  await expect(lines).toHaveText(Array.from({ length: count }, () => new RegExp(`：${reason}`)));
  await openView(drawer, 'open');
};

/** Asks the money of fees back that were paid twice. */
export const giveBack = async ({ page }: Desk, drawer: Locator, twice: OddLines['twice']) => {
  for (const { name, enrol_no } of twice) {
    await find(drawer, enrol_no);
    const title = t('payments.bank_twice_named', { name });
    await drawer.getByRole('button', { name: title, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: title, exact: true });
    await expect(dialog.getByRole('radio', { name: t('payments.surplus_refund') })).toBeChecked();
    await dialog.getByRole('button', { name: t('payments.event.request'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
  }
  await openView(drawer, 'matched');
  for (const { enrol_no } of twice) {
    await find(drawer, enrol_no);
    await expect(drawer.getByText(new RegExp(`${enrol_no}：重复缴费，.+ 已申请退回`))).toBeVisible();
  }
};

const openRefunds = async ({ page, openIn }: Desk, class_name: string, state: string) => {
  await openIn(class_name);
  await page.goto(`/applicants/payment/payment-lists?refund=${state}`);
};

/** Approves all refunds of a class that wait, at once: as the first or the second of two people. */
export const approveRefunds = async (
  desk: Desk,
  class_name: string,
  { as, count }: { readonly as: 'first' | 'second'; readonly count: number },
) => {
  const { page } = desk;
  await openRefunds(desk, class_name, as === 'first' ? 'requested' : 'approved');
  await page.getByRole('columnheader').getByRole('checkbox').check();
  const name = t(`payments.many.${as}_approve`, { count });
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name, exact: true });
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(page.getByText(t(`payments.many_said.${as}_approve`, { count }))).toBeVisible();
};

/** Says of each of these people that the money went back, with the bank’s proof. */
export const proveRefunds = async (desk: Desk, class_name: string, names: readonly string[]) => {
  const { page } = desk;
  await openRefunds(desk, class_name, 'manual');
  for (const name of names) {
    await page.getByRole('button', { name: t('payments.check_named', { name }) }).click();
    await decide(page, 'payments.refund_event.proof', async (dialog) =>
      dialog.locator('input[type=file]').setInputFiles(await newPhoto()),
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(page.getByText(t('payments.no_match'))).toBeVisible();
};
