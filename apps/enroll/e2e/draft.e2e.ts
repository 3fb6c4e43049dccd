import type { Page } from '@playwright/test';
import { passAxe } from '@skillcert/e2e/pass-axe.js';
import { candidateOn, t } from './candidate.js';
import { expect, test } from './test.js';

const saved = (page: Page) => expect(page.getByText(t('draft.saved', { days: 7 }))).toBeVisible();
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('typed entries are saved and continued on another device, which sends them', async ({
  page,
  browser,
  context,
  candidate,
  staff,
  product,
}) => {
  const { class_id, class_name } = await staff.openClass(5);
  await page.goto(`/enroll/create?class_id=${class_id}`);
  await candidate.prove();
  await candidate.fillPerson();
  await candidate.next();
  await candidate.addMaterials();
  await candidate.addPhoto();
  await saved(page);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]),
  );
  for (const personal of [candidate.name, candidate.phone, candidate.id_card])
    expect(kept).not.toContain(personal);

  // The same phone, proven elsewhere: a code a minute is the limit, so the proof itself moves.
  const other = await browser.newContext({
    baseURL: product.url,
    locale: 'zh-CN',
    viewport: { width: 390, height: 844 },
  });
  await other.addCookies(await context.cookies());
  const elsewhere = await other.newPage();
  await elsewhere.goto('/enroll/modify-list');
  await expect(elsewhere.getByText(t('draft.begun'))).toBeVisible();
  await elsewhere.getByRole('link', { name: t('draft.go_on_in', { name: class_name }) }).click();
  await expect(title(elsewhere)).toHaveText(t('draft.resume_title'));
  await passAxe(elsewhere, 'what was begun elsewhere');
  await elsewhere.getByRole('button', { name: t('draft.go_on') }).click();
  await expect(title(elsewhere)).toHaveText(t('create.photo_title'));
  await expect(elsewhere.getByLabel(t('form.education'))).toHaveValue('bachelor');
  await expect(elsewhere.getByAltText(t('form.photo_preview'))).toBeVisible();
  const there = candidateOn(elsewhere);
  await there.chooseTypes();
  await there.next();
  await expect(elsewhere.getByText(candidate.id_card)).toBeVisible();
  await elsewhere.getByRole('checkbox').check();
  await there.send();
  await there.isEnrolled();
  await elsewhere.goto('/enroll/modify-list');
  await expect(elsewhere.getByText(t('status.submitted')).first()).toBeVisible();
  await expect(elsewhere.getByText(t('draft.begun'))).toBeHidden();
  await other.close();
});

test('a failed save is reported and retried; starting again deletes the entries', {
  tag: '@full',
}, async ({ page, candidate, staff, complaints }) => {
  const { class_id } = await staff.openClass(5);
  await page.goto(`/enroll/create?class_id=${class_id}`);
  await candidate.prove();
  await page.route('**/enrolment/saveDraft', (route) => route.abort());
  await candidate.fillPerson();
  await expect(page.getByText(t('draft.offline'))).toBeVisible();
  await page.unroute('**/enrolment/saveDraft');
  await saved(page);
  complaints.length = 0;

  await candidate.next();
  await expect(page).toHaveURL(/step=photo/);
  await page.reload();
  await expect(title(page)).toHaveText(t('draft.resume_title'));
  await candidate.press('draft.start_again');
  await expect(page.getByText(t('draft.drop_text'))).toBeVisible();
  await candidate.press('draft.start_again');
  await expect(title(page)).toHaveText(t('create.person_title'));
  await expect(page).toHaveURL(/step=person/);
  await expect(page.getByLabel(t('form.id_card'))).toHaveValue('');
  await page.reload();
  await expect(title(page)).toHaveText(t('create.person_title'));
});

test('a person who proves another phone on the same page sees nothing typed before', {
  tag: '@full',
}, async ({ page, candidate, staff }) => {
  const { class_id } = await staff.openClass(5);
  const name = page.getByLabel(t('form.name'));
  const toOwn = () => page.getByRole('link', { name: t('site.mine'), exact: true }).click();
  await page.goto(`/enroll/create?class_id=${class_id}`);
  await candidate.prove();
  await candidate.fillPerson();
  await saved(page);
  await toOwn();
  await expect(page.getByText(t('draft.begun'))).toBeVisible();
  await page.goBack();
  await expect(name).toHaveValue(candidate.name);

  await toOwn();
  await candidate.press('mine.other_phone');
  await candidateOn(page).prove();
  await expect(page.getByText(t('mine.empty_title'))).toBeVisible();
  await page.goBack();
  await expect(title(page)).toHaveText(t('create.person_title'));
  await expect(name).toHaveValue('');
  await expect(page.getByLabel(t('form.id_card'))).toHaveValue('');
});

test('deleted entries are deleted on the server too, and nobody is asked to continue them', {
  tag: '@full',
}, async ({ page, candidate, staff }) => {
  const { class_id } = await staff.openClass(5);
  await page.goto(`/enroll/create?class_id=${class_id}`);
  await candidate.prove();
  await candidate.fillPerson();
  await saved(page);
  const dropped = page.waitForResponse('**/enrolment/dropDraft');
  for (const field of ['form.name', 'form.id_card']) await page.getByLabel(t(field)).fill('');
  await dropped;
  await expect(page.getByText(t('draft.clean'))).toBeVisible();
  await page.reload();
  await expect(title(page)).toHaveText(t('create.person_title'));
  await candidate.fillPerson();
  await saved(page);
});

test('an expired proof does not interrupt the typing; a new proof keeps everything', {
  tag: '@full',
}, async ({ page, context, candidate, staff }) => {
  const { class_id } = await staff.openClass(5);
  await page.goto(`/enroll/create?class_id=${class_id}`);
  await candidate.prove();
  await expect(title(page)).toHaveText(t('create.person_title'));
  await context.clearCookies({ name: /ticket$/ });
  await candidate.fillPerson();
  await expect(page.getByText(t('draft.unproven'))).toBeVisible();
  await expect(page.getByLabel(t('form.id_card'))).toHaveValue(candidate.id_card);
  await candidate.press('draft.prove');
  await expect(title(page)).toHaveText(t('code.again_title'));
});
