import { addDocuments, newPhoto } from '@skillcert/e2e/new-candidate.js';
import { passAxe } from '@skillcert/e2e/pass-axe.js';
import { saysProblem, t } from './candidate.js';
import { expect, test } from './test.js';

test('conditions are checked as they are answered, documents survive a lost network, and a returned enrolment is corrected', async ({
  page,
  context,
  candidate,
  staff,
  complaints,
}) => {
  const { class_id } = await staff.openClass(5, '3');
  await page.goto(`/enroll/create?class_id=${class_id}`);
  await candidate.prove();
  await candidate.fillPerson();
  await candidate.next();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('create.photo_title'));

  await candidate.next();
  await expect(page.getByLabel(t('conditions.work_years'))).toHaveAccessibleDescription(
    saysProblem('required'),
  );
  await page.getByLabel(t('form.education')).selectOption('senior');
  await page.getByLabel(t('conditions.work_years')).fill('2');
  await page.getByLabel(t('conditions.held')).selectOption('none');
  await expect(page.getByText(t('conditions.unmet'))).toBeVisible();
  await page.getByLabel(t('form.education')).selectOption('bachelor');
  await expect(page.getByText(t('conditions.unmet'))).toHaveCount(0);
  const places = page.locator('input[type=file][accept*="application/pdf"]');
  await expect(places).toHaveCount(4);
  await passAxe(page, 'conditions');

  await context.setOffline(true);
  await places.first().setInputFiles(await newPhoto());
  await expect(page.getByText(t('conditions.uploading'))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(t('conditions.uploading'))).toHaveCount(0);
  await expect(page.getByText('photo.png')).toHaveCount(1);
  complaints.length = 0;
  await candidate.addPhoto();
  await candidate.chooseTypes();
  await candidate.next();
  await expect(places.nth(1)).toHaveAccessibleDescription(saysProblem('document_required'));
  await expect(page.getByText(t('conditions.met'))).toHaveCount(0);
  await addDocuments(page, 1);
  await expect(page.getByText(t('conditions.met'))).toBeVisible();
  await candidate.next();
  // Before it is sent, all that was entered is shown.
  await expect(page.getByText(t('conditions.held_none'), { exact: true })).toBeVisible();
  await expect(page.getByText('photo.png').first()).toBeVisible();
  await page.getByRole('checkbox').check();
  await candidate.send();
  await candidate.isEnrolled();

  await staff.review(class_id, 'return', {
    reasons: [{ document: 'work_proof', reason: '证明缺少公章。' }],
  });
  await page.goto('/enroll/modify-list');
  await expect(page.getByText('证明缺少公章。').first()).toBeVisible();
  await candidate.press('mine.resubmit');
  await candidate.press('mine.mend_send');
  await expect(places.first()).toHaveAccessibleDescription(saysProblem('document_required'));
  await expect(places).toHaveCount(1);
  await addDocuments(page);
  await passAxe(page, 'mending a document');
  await candidate.press('mine.mend_send');
  await expect(page.getByText(t('mine.mend_sent'))).toBeVisible();
  await expect(page.getByText(t('status.submitted')).first()).toBeVisible();

  await staff.review(class_id, 'return', { reasons: [{ document: 'education', reason: '与学籍不符。' }] });
  await page.reload();
  await candidate.press('mine.resubmit');
  await candidate.press('mine.mend_send');
  await expect(page.getByText(t('mine.mend_nothing'))).toBeVisible();
  // It is right, and another document proves it.
  await addDocuments(page);
  await candidate.press('mine.mend_send');
  await expect(page.getByText(t('mine.mend_sent'))).toBeVisible();
});
