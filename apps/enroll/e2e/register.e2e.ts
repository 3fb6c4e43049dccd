import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { passAxe } from '@skillcert/e2e/pass-axe.js';
import { saysProblem, t } from './candidate.js';
import { deskFirst, expect, phoneFirst, test } from './test.js';

const newName = () => `e2e${randomInt(10 ** 9)}x`;
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page, key: string) => page.getByRole('textbox', { name: t(key), exact: true });
const button = (page: Page, key: string) => page.getByRole('button', { name: t(key), exact: true });

const fillAccount = async (page: Page, username: string, password: string) => {
  await field(page, 'register.username').fill(username);
  await page.getByLabel(t('register.password'), { exact: true }).fill(password);
  await page.getByLabel(t('register.repeat')).fill(password);
};

test('a candidate registers, sees the enrolments of the phone without a code, and signs out', async ({
  page,
  candidate,
  staff,
}) => {
  const { class_id } = await staff.openClass(5);
  await candidate.fillAll(class_id);
  await candidate.send();
  await candidate.isEnrolled();
  const other = await staff.openClass(5);
  await page.goto(`/enroll/create?class_id=${other.class_id}`);
  await candidate.fillPerson();
  await expect(page.getByText(t('create.known_document', { count: 1 }))).toBeVisible();
  await page.context().clearCookies();

  await page.goto('/enroll/modify-list');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('site.sign_in'), exact: true })
    .click();
  await page.getByRole('link', { name: t('site.register'), exact: true }).click();
  await expect(h1(page)).toHaveText(t('register.title'));
  await passAxe(page, 'the phone');
  await candidate.prove();
  await expect(page.getByText(t('register.known', { name: '测***', count: 1 }))).toBeVisible();
  await button(page, 'register.send_candidate').click();
  await expect(field(page, 'register.username')).toHaveAccessibleDescription(saysProblem('required'));
  await passAxe(page, 'the form, refused');
  await field(page, 'register.name').fill(candidate.name);
  const username = newName();
  await fillAccount(page, username, 'password1');
  await button(page, 'register.send_candidate').click();
  // That it is a common one, only the server knows.
  await expect(page.getByLabel(t('register.password'), { exact: true })).toHaveAccessibleDescription(
    saysProblem('common_password'),
  );
  await fillAccount(page, username, 'ginkgo77');
  await button(page, 'register.send_candidate').click();
  await expect(h1(page)).toHaveText(t('register.done_candidate_title'));
  await passAxe(page, 'done');

  await page.getByRole('link', { name: t('site.to_mine') }).click();
  await expect(page.getByText(t('status.submitted')).first()).toBeVisible();
  await button(page, 'mine.show_contacts').click();
  await expect(
    page.getByRole('link', { name: t('list.call', { name: '周敏', phone: '0571-55550123' }) }),
  ).toBeVisible();
  await passAxe(page, 'own enrolments, signed in');
  await button(page, 'mine.sign_out').click();
  await expect(page.getByLabel(t('code.phone'))).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(t('code.phone'))).toBeVisible();
});

for (const { name, ...size } of phoneFirst) {
  test.describe(`on ${name}`, () => {
    test.use(size);

    test('a taken name is reported at its field, and the owner of a known number gets the way to its account', async ({
      page,
      candidate,
    }) => {
      const username = newName();
      await page.goto('/register');
      await candidate.prove();
      await field(page, 'register.name').fill(candidate.name);
      await fillAccount(page, username, 'ginkgo77');
      await button(page, 'register.send_candidate').click();
      await expect(h1(page)).toHaveText(t('register.done_candidate_title'));

      await page.goto('/register');
      await candidate.prove(`137${String(randomInt(10 ** 8)).padStart(8, '0')}`);
      await field(page, 'register.name').fill(candidate.name);
      await fillAccount(page, username.toUpperCase(), 'ginkgo77');
      await button(page, 'register.send_candidate').click();
      await expect(field(page, 'register.username')).toHaveAccessibleDescription(saysProblem('taken'));

      const known = { phone_masked: '137****0000', name_masked: '测***', has_account: true, enrolments: 0 };
      await page.route('**/api/user/queryName', (route) =>
        route.fulfill({ json: { code: 20000, message: '', data: known } }),
      );
      await page.goto('/register');
      await candidate.prove(`136${String(randomInt(10 ** 8)).padStart(8, '0')}`);
      await expect(page.getByText(t('register.exists_text', { name: '测***' }))).toBeVisible();
      await expect(button(page, 'register.send_candidate')).toHaveCount(0);
      await passAxe(page, 'has an account');
    });
  });
}

for (const { name, ...size } of deskFirst) {
  test.describe(`on ${name}`, () => {
    test.use(size);

    test('a unit applies, and waits for the platform to approve it', async ({ page, candidate, staff }) => {
      await page.goto('/register?as=unit');
      await candidate.prove();
      await field(page, 'register.com_name').fill('虹桥职业培训学校');
      await field(page, 'register.com_code').fill('91350100M000100Y44');
      await field(page, 'register.contact').fill('周敏');
      const username = newName();
      await fillAccount(page, username, 'granite-tide-58');
      await button(page, 'register.send_unit').click();
      await expect(field(page, 'register.com_code')).toHaveAccessibleDescription(
        saysProblem('invalid_credit_code'),
      );
      await passAxe(page, 'the form of a unit, refused');
      await field(page, 'register.com_code').fill(newCreditCode());
      await button(page, 'register.send_unit').click();
      await expect(h1(page)).toHaveText(t('register.done_unit_title'));
      expect(await staff.accountStatus('recommend', username)).toBe('pending');
      await page.getByRole('link', { name: t('register.to_console') }).click();
      await expect(page).toHaveURL(/\/login\/recommend$/);
    });
  });
}

/** A credit code of its own: the last character is the check of the others (GB 32100-2015). */
function newCreditCode() {
  const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
  const body = `91310115${String(randomInt(10 ** 9)).padStart(9, '0')}`;
  let weight = 1;
  let sum = 0;
  for (const character of body) {
    sum += alphabet.indexOf(character) * weight;
    weight = (weight * 3) % 31;
  }
  return body + alphabet[(31 - (sum % 31)) % 31];
}
