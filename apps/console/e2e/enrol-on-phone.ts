import type { Page } from '@playwright/test';
import { addDocuments, choosePhoto, type NewCandidate, usesPhoto } from '@skillcert/e2e/new-candidate.js';
import { expect } from '@skillcert/e2e/test.js';
import { wordsOf } from '@skillcert/e2e/words.js';
import { es } from '@skillcert/ui/locales/es';
import { zh } from '@skillcert/ui/locales/zh';

const parts = { zh, es };

/** A language for an enrolment. */
export type EnrolLanguage = keyof typeof parts;

/** As the programme numbers enrolments: those of a class behind its code. */
const number = /[A-Z]+\d+-\d+-\d{5}/;

/**
 * A candidate enrols in a class of the third level on their phone, from the list of classes to the number. @returns
 * the number
 */
export const enrolOnPhone = async (
  page: Page,
  language: EnrolLanguage,
  class_name: string,
  person: NewCandidate,
): Promise<string> => {
  const t = wordsOf('enroll', language);
  await page.goto(`/enroll?search=${encodeURIComponent(class_name)}`);
  await page.getByRole('link', { name: t('list.enrol_in', { name: class_name }) }).tap();

  await page.getByLabel(t('code.phone')).fill(person.phone);
  await page.getByRole('button', { name: parts[language].sendCode }).tap();
  await page.getByRole('button', { name: t('code.demo_use') }).tap();
  await page.getByRole('button', { name: t('code.verify'), exact: true }).tap();

  await page.getByRole('textbox', { name: t('form.name') }).fill(person.name);
  await page.getByRole('textbox', { name: t('form.id_card') }).fill(person.id_card);
  await page.getByRole('button', { name: t('create.next'), exact: true }).tap();

  await page.getByLabel(t('form.education')).selectOption('bachelor');
  await page.getByLabel(t('conditions.work_years')).fill('3');
  await page.getByLabel(t('conditions.held')).selectOption('none');
  await expect(page.getByText(t('conditions.unclear'))).toBeVisible();
  await addDocuments(page);
  await expect(page.getByText(t('conditions.met'))).toBeVisible();
  await choosePhoto(page, t('form.photo'), language);
  await page.getByRole('button', { name: usesPhoto[language] }).tap();
  await expect(page.getByText(t('form.photo_sent'))).toBeVisible();
  await page.getByText(t('form.enroll_type_individual')).tap();
  await page.getByText(t('form.study_type_online')).tap();
  await page.getByRole('button', { name: t('create.next'), exact: true }).tap();

  await expect(page.getByText(person.id_card)).toBeVisible();
  await page.getByLabel(t('form.consent')).check();
  await page.getByRole('button', { name: t('create.send') }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('create.done_title'));
  const done = await page.getByText(number).first().textContent();
  return number.exec(done ?? '')?.[0] ?? '';
};
