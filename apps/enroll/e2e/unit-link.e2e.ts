import { passAxe } from '@skillcert/e2e/pass-axe.js';
import { t } from './candidate.js';
import { expect, test } from './test.js';

test('a visitor who follows a unit’s link enrols for the unit, until its places are taken', async ({
  page,
  staff,
  candidate,
}) => {
  const { class_id, unit_id } = await staff.openJointClass(5, 1);
  const link = `/enroll/create?class_id=${class_id}&unit=${unit_id}`;
  await page.goto(link);
  await expect(page.getByText(/推荐单位：.*华东/)).toBeVisible();
  await candidate.prove();
  await candidate.fillPerson();
  await candidate.next();
  await candidate.addMaterials();
  await candidate.addPhoto();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await candidate.chooseTypes();
  await candidate.next();
  await page.getByRole('checkbox').check();
  await candidate.send();
  await candidate.isEnrolled();
  await page.getByRole('link', { name: t('site.to_mine') }).click();
  await expect(page.getByText(t('mine.unit'), { exact: true })).toBeVisible();
  const unit = await staff.unit(class_id, unit_id);
  expect(unit).toMatchObject({ taken: 1, reviews: [{ status: 'submitted', count: 1 }] });

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('create.unit_full_title'));
  await expect(page.getByText(t('create.unit_full_text'))).toBeVisible();
  await passAxe(page, 'no place left');
});

test('the link of a unit outside the class explains it, and enrols nobody', async ({ page, staff }) => {
  const { class_id } = await staff.openClass(5);
  for (const unit of ['4711', 'x']) {
    await page.goto(`/enroll/create?class_id=${class_id}&unit=${unit}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('create.unit_title'));
  }
});
