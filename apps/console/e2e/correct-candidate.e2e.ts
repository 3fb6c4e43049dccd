import { newCandidate } from '@skillcert/e2e/new-candidate.js';
import { isCleanInBothLooks } from './is-clean.js';
import { openCandidatePhone } from './paying-candidate.js';
import { expect, t, test } from './staff-page.js';

test('a candidate’s entries are corrected with a reason, and a doubt after it has its kind', {
  tag: '@full',
}, async ({ page, browser, product: { url: baseURL }, office, openIn }) => {
  const { class_id, class_name } = await office.draftClass();
  await office.openClass(class_id);
  const name = '待更正考生';
  const candidate = await openCandidatePhone(browser, { baseURL, person: newCandidate(name, '19790512') });
  await candidate.enrol(class_id);
  await candidate.close();
  await openIn('zky-admin', class_name, '/applicants/applicants-lists');
  await page.getByRole('button', { name: t('candidates.review_named', { name }) }).click();
  const bench = page.getByRole('region', { name: t('review.bench') });
  await bench.getByRole('button', { name: t('candidate.edit'), exact: true }).click();

  const drawer = page.getByRole('dialog', { name: t('candidate.edit_named', { name }) });
  const save = drawer.getByRole('button', { name: t('common.save') });
  await drawer.getByLabel(t('candidate.employer')).fill('浦江软件股份有限公司');
  await save.click();
  await expect(drawer.getByLabel(t('common.reason'))).toHaveAccessibleDescription(/请填写原因/);
  await isCleanInBothLooks(page, 'correcting what a candidate wrote');
  await drawer.getByLabel(t('common.reason')).fill('考生来电更正');
  // The server holds birth and number against each other.
  await drawer.getByLabel(t('candidate.id_card')).fill(newCandidate(name, '19800512').id_card);
  await save.click();
  await expect(drawer.getByLabel(t('candidate.birth'), { exact: true })).toHaveAccessibleDescription(/./);
  await drawer.getByLabel(t('candidate.id_card')).fill('');
  await save.click();
  await expect(page.getByText(t('candidate.edited'))).toBeVisible();
  await expect(drawer).toHaveCount(0);
  await expect(bench.getByText('浦江软件股份有限公司')).toBeVisible();
  await expect(bench.getByText(t('review.history.edit')).first()).toBeVisible();

  await bench.getByRole('button', { name: t('review.event.claim') }).click();
  await bench.getByRole('button', { name: t('review.event.doubt') }).click();
  const question = page.getByRole('dialog', { name: t('review.event.doubt') });
  await question.getByRole('combobox', { name: t('review.doubt_kind') }).selectOption('unreadable_photo');
  await question.getByRole('textbox', { name: t('common.reason') }).fill('照片太暗');
  await question.getByRole('button', { name: t('review.event.doubt') }).click();
  await expect(question).toHaveCount(0);
  await expect(bench.getByText(t('review.doubt_kind.unreadable_photo'))).toBeVisible();
});
