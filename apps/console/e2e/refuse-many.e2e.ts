import { newCandidate } from '@skillcert/e2e/new-candidate.js';
import { isCleanInBothLooks } from './is-clean.js';
import { openCandidatePhone } from './paying-candidate.js';
import { expect, t, test } from './staff-page.js';

test('the chosen ones are refused for one reason, and one that another reviewer holds stays chosen', {
  tag: '@full',
}, async ({ page, browser, product: { url: baseURL }, office, openIn, press }) => {
  const { class_id, class_name } = await office.draftClass();
  await office.openClass(class_id);
  const names = ['甲', '乙', '丙'].map((each) => `不符考生${each}`);
  const ids: number[] = [];
  for (const name of names) {
    const candidate = await openCandidatePhone(browser, { baseURL, person: newCandidate(name) });
    ids.push(await candidate.enrol(class_id));
    await candidate.close();
  }
  await openIn('zky-admin', class_name, '/applicants/applicants-lists');
  const boxOf = (name = '') => page.getByRole('row', { name }).getByRole('checkbox');
  for (const name of names) await boxOf(name).check();
  await press('candidates.refuse_chosen');
  const title = t('candidates.refuse_title', { count: names.length });
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  const refuse = dialog.getByRole('button', { name: title, exact: true });
  await refuse.click();
  const reason = dialog.getByRole('textbox', { name: t('common.reason') });
  await expect(reason).toHaveAccessibleDescription(/请填写原因/);
  await isCleanInBothLooks(page, 'one reason for many');
  await dialog.getByRole('combobox').selectOption({ index: 1 });
  await expect(reason).not.toHaveValue('');
  // Another reviewer is faster with the last of them.
  await office.call('enrolment/openReview', { class_id, enrolment_id: ids.at(-1) });
  await refuse.click();
  await expect(page.getByText(t('candidates.refused_many', { count: 2 })).first()).toBeVisible();
  await expect(page.getByText(t('candidates.left_out_claimed', { count: 1 })).first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(boxOf(names[0])).not.toBeChecked();
  await expect(boxOf(names[2])).toBeChecked();
  await expect(page.getByRole('row', { name: names[0] })).toContainText(t('review.status.refused'));
});
