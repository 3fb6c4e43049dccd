import { wordsOf } from '@skillcert/e2e/words.js';
import { holdExam } from './exam-office.js';
import { isClean, isCleanInBothLooks } from './is-clean.js';
import { newStaff } from './new-staff.js';
import { signedIn } from './signed-in.js';
import { expect, t, test } from './staff-page.js';

const second = { username: 'zkyadmin02', password: 'zkyadmin02-demo' };
const enrolSite = wordsOf('enroll', 'zh');
const hour = 3_600_000;

test('a teacher gets a certificate once the exam is over: one person numbers it, another issues it, the teacher shows it, and anybody verifies it', async ({
  page,
  product,
  office,
  openApproved,
  openIn,
}) => {
  const { class_id, class_name } = await openApproved({ fee_cents: 0 });
  const teacher = await newStaff(office, product.url, { roles: ['expert'], name: '端到端教师' });
  const none = { owner_classes: [], organization_classes: [], paid_in_classes: [] };
  await office.call('user/setAssignments', {
    user_id: teacher.user_id,
    ...none,
    sign_in_classes: [class_id],
  });
  const ended = Date.now() - hour;
  await office.call('course/saveLesson', {
    ...{ class_id, title: '技术合同', place: '培训室', user_ids: [teacher.user_id] },
    starts_at: new Date(ended - 2 * hour).toISOString(),
    ends_at: new Date(ended).toISOString(),
  });

  await openIn('admin', class_name, '/certificate/lists-teacher');
  await expect(page.getByText(t('certificates.teachers.not_now'))).toBeVisible();
  await expect(page.getByText(t('certificates.teachers.empty'))).toBeVisible();
  await holdExam(office, class_id, class_name);
  await page.reload();
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: t('certificates.prepare_all', { count: 1 }) }).click();
  await dialog.getByRole('button', { name: t('certificates.prepare'), exact: true }).click();
  await expect(page.getByText(t('certificates.others_issue', { count: 1 }))).toBeVisible();
  const number = page.getByText(/^T\d{20}$/);
  await expect(number).toBeVisible();
  await expect(page.getByRole('button', { name: t('certificates.issue_all', { count: 1 }) })).toHaveCount(0);
  const certificate_no = (await number.textContent()) ?? '';

  await signedIn(page, second.username, second.password);
  await page.goto('/certificate/lists-teacher');
  await page.getByRole('button', { name: t('certificates.issue_all', { count: 1 }) }).click();
  await dialog.getByRole('button', { name: t('certificates.issue'), exact: true }).click();
  await expect(page.getByText(t('certificates.issue_done'))).toBeVisible();
  await isCleanInBothLooks(page, 'certificates of teachers');

  await page.getByRole('button', { name: t('certificates.open_named', { name: '端到端教师' }) }).click();
  await expect(dialog.getByText('120', { exact: true })).toBeVisible();
  await isClean(page, 'a certificate of a teacher');
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: t('certificates.save') }).click();
  expect((await saved).suggestedFilename()).toBe(`${certificate_no}.pdf`);
  // The file's entry in the history.
  await expect(dialog.getByText(t('certificates.history.print'))).toBeVisible();
  const badge = page.waitForEvent('download');
  await dialog.getByRole('button', { name: t('certificates.save_badge') }).click();
  expect((await badge).suggestedFilename()).toBe(`${certificate_no}.jwt`);
  await expect(dialog.getByText(t('certificates.history.badge'))).toBeVisible();

  await signedIn(page, teacher.username, teacher.password);
  await page.goto('/profile/expert');
  await expect(page.getByRole('heading', { name: class_name })).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: t('expert.certificate_check', { number: certificate_no }) }).click();
  const check = await opened;
  await expect(check.getByText(enrolSite('verify.valid'), { exact: true })).toBeVisible();
  await expect(check.getByText(enrolSite('verify.kind.teacher'), { exact: true })).toBeVisible();
  await expect(check.getByText(enrolSite('verify.teaching', { lessons: 1, minutes: 120 }))).toBeVisible();
  await expect(check.getByText(enrolSite('verify.masked'))).toHaveCount(0);
});
