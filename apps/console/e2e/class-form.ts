import { expect, type Page } from '@playwright/test';
import { fillMoment } from './fill-moment.js';
import { t } from './staff-page.js';

const pad = (value: number) => String(value).padStart(2, '0');

/** A day from now at nine, as a form holds it. */
export const inDays = (days: number): string => {
  const at = new Date(Date.now() + days * 86_400_000);
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}T09:00`;
};

/** A field of the class form by its label. */
export const field = (page: Page, key: string) => page.getByRole('dialog').getByLabel(t(key));

/** Goes on to the next step and waits for it: an earlier click would hit the old step. */
export const nextStep = async (page: Page) => {
  const current = page.getByRole('dialog').locator('[aria-current="step"]');
  const left = await current.textContent();
  await page.getByRole('button', { name: t('class.form.next'), exact: true }).click();
  await expect(current).not.toHaveText(left ?? '');
};

/** The first step: the facts of the class. */
export const fillAbout = async (page: Page, class_name: string) => {
  await field(page, 'class.class_name').fill(class_name);
  await field(page, 'class.level').selectOption('3');
  await field(page, 'class.city').fill('杭州');
};

/** The second: the dates, with the number of days until its enrolment begins. */
export const fillDates = async (page: Page, begins = 2) => {
  await fillMoment(field(page, 'class.form.enroll_start'), inDays(begins));
  await fillMoment(field(page, 'class.form.enroll_end'), inDays(20));
  await fillMoment(field(page, 'class.exam_at'), inDays(40));
};

/** The third: the seats, the fee, and the contacts of candidates. */
export const fillSeats = async (page: Page) => {
  await field(page, 'class.capacity').fill('60');
  await field(page, 'class.fee_cents').fill('680');
  await field(page, 'class.contact_name').fill('周敏');
  await field(page, 'class.contact_phone').fill('0571-55550123');
};

/** Fills in the class form up to the step of the seats. */
export const fillClass = async (page: Page, class_name: string) => {
  await fillAbout(page, class_name);
  await nextStep(page);
  await fillDates(page);
  await nextStep(page);
  await fillSeats(page);
};
