import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { newCandidate, newPhoto } from '@skillcert/e2e/new-candidate.js';
import { wordsOf } from '@skillcert/e2e/words.js';

/** The words of the site in the language that the tests speak. */
export const t = wordsOf('enroll', 'zh');

const contractWords: Record<string, string> = JSON.parse(
  readFileSync('packages/api-client/src/messages/zh.json', 'utf8'),
);

/** What is said beside a field with this problem. */
export const saysProblem = (problem: string) =>
  new RegExp(contractWords[`field.${problem}`] ?? `no words for ${problem}`);

/** Somebody who has not enrolled yet, and what they do on a page. */
export const candidateOn = (page: Page) => {
  const person = newCandidate();
  const press = (key: string) => page.getByRole('button', { name: t(key), exact: true }).click();
  const prove = async (phone = person.phone) => {
    await page.getByLabel(t('code.phone')).fill(phone);
    await press('code.send');
    await press('code.demo_use');
    await press('code.verify');
  };
  const fillPerson = async () => {
    await page.getByLabel(t('form.name')).fill(person.name);
    await page.getByLabel(t('form.id_card')).fill(person.id_card);
    await page.getByLabel(t('form.education')).selectOption('bachelor');
  };
  const addPhoto = async () => {
    await page.getByLabel(t('form.photo')).setInputFiles(await newPhoto());
    await expect(page.getByText(t('form.photo_sent'))).toBeVisible();
  };
  const chooseTypes = async () => {
    await page.getByText(t('form.enroll_type_individual')).click();
    await page.getByText(t('form.study_type_online')).click();
  };
  const next = () => press('create.next');
  return {
    ...person,
    press,
    prove,
    fillPerson,
    addPhoto,
    chooseTypes,
    next,
    /** From the first step to the button that sends. */
    fillAll: async (class_id: number) => {
      await page.goto(`/enroll/create?class_id=${class_id}`);
      await prove();
      await fillPerson();
      await next();
      await addPhoto();
      await chooseTypes();
      await next();
      await page.getByRole('checkbox').check();
    },
    send: () => press('create.send'),
    isEnrolled: async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('create.done_title'));
    },
  };
};

/** What {@link candidateOn} gives. */
export type CandidateOnPage = ReturnType<typeof candidateOn>;
