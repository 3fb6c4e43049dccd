import { newPdf } from '@skillcert/e2e/new-pdf.js';
import { fillAbout, fillDates, fillSeats, nextStep } from '../class-form.js';
import { payee } from '../office.js';
import { expect, t } from '../staff-page.js';
import { openAccount } from '../user-accounts.js';
import type { Desk } from './people.js';

/**
 * An institution applies for a class that people study for online, its enrolment to begin at once, with a proof of
 * its facilities.
 */
export const declare = async ({ page, press }: Desk, class_name: string) => {
  await page.goto('/declare/index');
  await press('declare.create');
  await fillAbout(page, class_name);
  const study = (type: string) =>
    page.getByRole('dialog').getByRole('checkbox', { name: t(`study_type.${type}`), exact: true });
  await study('online').check();
  await study('none').uncheck();
  await nextStep(page);
  await fillDates(page, -1);
  await nextStep(page);
  await fillSeats(page);
  await nextStep(page);
  const proof = newPdf();
  const sent = page.waitForResponse(/\/class\/uploadClassFile/);
  await page.getByLabel(t('class.form.files')).setInputFiles(proof);
  expect((await (await sent).json()).code).toBe(20_000);
  await expect(page.getByRole('listitem').filter({ hasText: proof.name })).toBeVisible();
  await nextStep(page);
  await expect(page.getByRole('button', { name: proof.name })).toBeVisible();
  await press('class.event.submit');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

/** The platform approves the waiting application. */
export const approve = async ({ page }: Desk, class_name: string) => {
  await page.goto(`/declare/index?search=${encodeURIComponent(class_name)}`);
  const event = t('class.event.approve');
  await page.getByRole('button', { name: t('declare.check_named', { event, name: class_name }) }).click();
  await page.getByRole('dialog').getByRole('button', { name: event, exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: class_name })).toHaveCount(0);
};

/** The clock opens an approved class at its beginning: its institution sees it. */
export const isOpened = async ({ page, openList }: Desk, class_name: string) => {
  const row = page.getByRole('row').filter({ hasText: class_name });
  await expect(async () => {
    await openList(class_name);
    expect(await row.textContent()).toContain(t('class.status.enrolling'));
  }).toPass();
};

interface Duties {
  /** The list of accounts that contains the account. */
  readonly among: 'recommend' | 'editor';
  readonly duties: readonly ('owner' | 'paid_in' | 'sign_in')[];
}

/** An administrator gives an account its duties in a class. */
export const assign = async (
  { page, press }: Desk,
  class_name: string,
  { username }: Desk,
  { among, duties }: Duties,
) => {
  await page.goto(`/user/${among}`);
  await openAccount(page, username);
  await press('users.assign');
  const found = page.getByRole('option').filter({ hasText: class_name });
  for (const duty of duties) {
    await page.getByRole('combobox', { name: t(`users.${duty}_classes`) }).fill(class_name);
    await found.click();
    await page.keyboard.press('Escape');
    await expect(found).toHaveCount(0);
  }
  await press('common.save');
  await expect(page.getByText(t('users.assignments_saved'))).toBeVisible();
};

/** The institution sets the account for the fee, and allows online payment too. */
export const collect = async ({ page, press, openIn }: Desk, class_name: string) => {
  await openIn(class_name, '/gathering/info');
  await expect(page.getByText(t('gathering.unset'))).toBeVisible();
  await page.getByRole('radio', { name: t('gathering.payee_entered') }).check();
  await page.getByLabel(t('gathering.bank')).fill(payee.bank);
  await page.getByLabel(t('gathering.account_name')).fill(payee.account_name);
  await page.getByRole('textbox', { name: t('gathering.account_number') }).fill(payee.account_number);
  await page.getByRole('checkbox', { name: t('gathering.method.sandbox') }).check();
  await press('common.save');
  await expect(page.getByText(t('gathering.saved'))).toBeVisible();
};
