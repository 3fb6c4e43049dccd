import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import { addDocuments, choosePhoto, newCandidate, usesPhoto } from '@skillcert/e2e/new-candidate.js';
import { wordsOf } from '@skillcert/e2e/words.js';

/** The words of the site in the language that the tests speak. */
export const t = wordsOf('enroll', 'zh');

const contractWords: Record<string, string> = JSON.parse(
  readFileSync('packages/api-client/src/messages/zh.json', 'utf8'),
);

/** The button that sends a code, in the words of the design system. */
export const sendCode = '获取验证码';

/** The message beside a field with this problem. */
export const saysProblem = (problem: string) =>
  new RegExp(contractWords[`field.${problem}`] ?? `no words for ${problem}`);

/** Where the picture of the ID photo is chosen. */
export const photoPlace = (page: Page) =>
  page.getByRole('group', { name: t('form.photo') }).locator('input[type=file]');

/** A person who has not enrolled yet, and their actions on a page. */
export const candidateOn = (page: Page) => {
  const person = newCandidate();
  const press = (key: string) => page.getByRole('button', { name: t(key), exact: true }).click();
  const prove = async (phone = person.phone) => {
    await page.getByLabel(t('code.phone')).fill(phone);
    await page.getByRole('button', { name: sendCode }).click();
    await press('code.demo_use');
    await press('code.verify');
  };
  const fillPerson = async () => {
    await page.getByLabel(t('form.name')).fill(person.name);
    await page.getByLabel(t('form.id_card')).fill(person.id_card);
  };
  const addMaterials = async () => {
    await page.getByLabel(t('form.education')).selectOption('bachelor');
    await addDocuments(page);
  };
  const addPhoto = async () => {
    await choosePhoto(page, t('form.photo'));
    await page.getByRole('button', { name: usesPhoto.zh }).click();
    await expect(page.getByText(t('form.photo_sent'))).toBeVisible();
  };
  const chooseTypes = async () => {
    await page.getByText(t('form.enroll_type_individual')).click();
    await page.getByText(t('form.study_type_online')).click();
  };
  const next = () => press('create.next');
  const fillHere = async () => {
    await prove();
    await fillPerson();
    await next();
    await addMaterials();
    await addPhoto();
    await chooseTypes();
    await next();
    await page.getByRole('checkbox').check();
  };
  return {
    ...person,
    press,
    prove,
    fillPerson,
    addMaterials,
    addPhoto,
    chooseTypes,
    next,
    /** From the phone, which the page in sight asks for, to the button that sends. */
    fillHere,
    /** From the first step to the button that sends. */
    fillAll: async (class_id: number) => {
      await page.goto(`/enroll/create?class_id=${class_id}`);
      await fillHere();
    },
    send: () => press('create.send'),
    isEnrolled: async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('create.done_title'));
    },
  };
};

/** The result of {@link candidateOn}. */
export type CandidateOnPage = ReturnType<typeof candidateOn>;

/** Another candidate takes a seat of a class. */
export const takeSeat = async (browser: Browser, baseURL: string | undefined, class_id: number) => {
  const context = await browser.newContext({ baseURL, locale: 'zh-CN' });
  const other = candidateOn(await context.newPage());
  await other.fillAll(class_id);
  await other.send();
  await other.isEnrolled();
  await context.close();
};
