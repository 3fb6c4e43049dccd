import { passAxe } from '@skillcert/e2e/pass-axe.js';
import { saysProblem, t } from './candidate.js';
import { desk, expect, test } from './test.js';

test('a returned enrolment is corrected and sent again, then withdrawn', async ({
  page,
  candidate,
  staff,
}) => {
  const { class_id } = await staff.openClass(5);
  await candidate.fillAll(class_id);
  await candidate.send();
  await candidate.isEnrolled();
  await staff.review(class_id, 'return', {
    reasons: [
      { document: 'photo', reason: '请使用纯色背景。' },
      { document: 'education', reason: '学历与证书不符。' },
    ],
  });

  await page.goto('/enroll/modify-list');
  await expect(page.getByText(t('status.returned'))).toBeVisible();
  await expect(page.getByText('请使用纯色背景。')).toBeVisible();
  await expect(page.getByText(new RegExp(t('mine.mend_until', { until: '.+' })))).toBeVisible();
  await page.getByRole('button', { name: t('mine.show_history') }).tap();
  await expect(page.getByRole('list', { name: t('mine.history') })).toContainText(t('event.return'));
  await expect(page.getByRole('list', { name: t('mine.history') })).toContainText(t('document.education'));

  await candidate.press('mine.resubmit');
  await expect(page.getByRole('heading', { name: t('mine.mend_title') })).toBeFocused();
  await expect(page.getByLabel(t('form.id_card'))).toHaveCount(0);
  await candidate.press('mine.mend_send');
  await expect(page.getByLabel(t('form.photo'))).toHaveAccessibleDescription(saysProblem('photo_required'));
  await candidate.addPhoto();
  await expect(page.getByText(saysProblem('photo_required'))).toHaveCount(0);
  await page.getByLabel(t('form.education')).selectOption('college');
  await page.getByLabel(t('form.job')).fill('首席技术顾问');
  await candidate.press('mine.mend_send');
  await expect(page.getByText(t('mine.mend_sent'))).toBeVisible();
  await expect(page.getByText(t('status.submitted')).first()).toBeVisible();

  await candidate.press('mine.withdraw');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('mine.withdraw_keep') })
    .tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await candidate.press('mine.withdraw');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('mine.withdraw'), exact: true })
    .tap();
  await expect(page.getByText(t('mine.withdrawn'))).toBeVisible();
  await expect(page.getByText(t('status.withdrawn')).first()).toBeVisible();
  await expect(page.getByRole('button', { name: t('mine.withdraw'), exact: true })).toHaveCount(0);
  expect((await staff.enrolments(class_id)).map(({ status }) => status)).toEqual(['withdrawn']);
});

test('an approved candidate has a code that the door scans, and nobody before', async ({
  page,
  candidate,
  staff,
}) => {
  const { class_id } = await staff.openClass(5);
  await candidate.fillAll(class_id);
  await candidate.send();
  await candidate.isEnrolled();
  await page.goto('/enroll/modify-list');
  await expect(page.getByText(t('status.submitted')).first()).toBeVisible();
  await expect(page.getByText(t('mine.door_text'))).toHaveCount(0);
  const types = ['form.enroll_type_individual', 'form.study_type_online'].map((key) => t(key));
  const masked = `${candidate.phone.slice(0, 3)}****${candidate.phone.slice(-4)}`;
  await expect(page.getByAltText(t('form.photo_preview'))).toBeVisible();
  for (const fact of [...types, masked]) await expect(page.getByText(fact, { exact: true })).toBeVisible();
  await staff.review(class_id, 'approve', {});
  await page.reload();
  const [own] = await staff.enrolments(class_id);
  await expect(page.getByText(t('mine.door_text'))).toBeVisible();
  await expect(page.getByText(t('status_text.approved_unpaid'))).toBeVisible();
  await expect(page.getByRole('img', { name: new RegExp(`${own?.enrol_no}`) })).toBeVisible();
});

test.describe('at a desk', () => {
  test.use(desk);

  test('a returned enrolment is corrected beside its history', { tag: '@full' }, async ({
    page,
    candidate,
    staff,
  }) => {
    const { class_id } = await staff.openClass(5);
    await candidate.fillAll(class_id);
    await candidate.send();
    await candidate.isEnrolled();
    await staff.review(class_id, 'return', { reasons: [{ document: 'photo', reason: '请使用纯色背景。' }] });
    await page.goto('/enroll/modify-list');
    await expect(page.getByText(t('status.returned')).first()).toBeVisible();
    const history = page.getByRole('list', { name: t('mine.history') });
    await expect(history).toContainText('请使用纯色背景。');
    await passAxe(page, 'own enrolments at a desk');
    await candidate.press('mine.resubmit');
    await expect(page.getByRole('heading', { name: t('mine.mend_title') })).toBeFocused();
    await candidate.press('mine.mend_send');
    await expect(page.getByLabel(t('form.photo'))).toHaveAccessibleDescription(saysProblem('photo_required'));
    await expect(history).toBeVisible();
    await candidate.addPhoto();
    await candidate.press('mine.mend_send');
    await expect(page.getByText(t('status.submitted')).first()).toBeVisible();
    await expect(history).toContainText(t('event.resubmit'));
  });
});

test('a candidate enrolled at the desk corrects the returned parts, and adds the missing photo', {
  tag: '@full',
}, async ({ page, candidate, staff }) => {
  const { class_id } = await staff.openClass(5);
  await staff.enrol(class_id, candidate);
  await staff.review(class_id, 'return', { reasons: [{ document: 'contact', reason: '请补充邮箱。' }] });
  await page.goto('/enroll/modify-list');
  await candidate.prove();
  await candidate.press('mine.resubmit');
  await page.getByLabel(t('form.email')).fill('li.xiaoming@example.com');
  await candidate.press('mine.mend_send');
  await expect(page.getByLabel(t('form.photo'))).toHaveAccessibleDescription(saysProblem('photo_required'));
  await passAxe(page, 'mending without a photo');
  await candidate.addPhoto();
  await candidate.press('mine.mend_send');
  await expect(page.getByText(t('mine.mend_sent'))).toBeVisible();
});

test('nobody sees an enrolment without proving the phone', async ({ page }) => {
  await page.goto('/enroll/modify-list');
  await expect(page.getByLabel(t('code.phone'))).toBeVisible();
  await expect(page.getByText(t('mine.prove_text'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('mine.other_phone') })).toBeHidden();
});
