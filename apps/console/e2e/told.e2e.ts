import { newCandidate } from '@skillcert/e2e/new-candidate.js';
import { openEvent } from './apply-event.js';
import { importByCalls, newPeople } from './import-by-calls.js';
import { openCandidatePhone } from './paying-candidate.js';
import { expect, t, test } from './staff-page.js';

test('a colleague’s decisions and imports appear in the list and its counts, and choices and typed text stay', async ({
  page,
  browser,
  request,
  product: { url: baseURL },
  office,
  openNew,
  accountFor,
}) => {
  const { class_id } = await openNew('/applicants/applicants-lists');
  // Once it has its cursor, the page needs no reload.
  await page.waitForResponse(/log\/awaitChanges/);
  await expect(page.getByText(t('candidates.empty'), { exact: true })).toBeVisible();
  const ids: number[] = [];
  for (const name of ['留选考生', '他审考生']) {
    const candidate = await openCandidatePhone(browser, { baseURL, person: newCandidate(name) });
    ids.push(await candidate.enrol(class_id));
    await candidate.close();
  }
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(page.getByRole('row')).toHaveCount(3);
  await rowOf('留选考生').getByRole('checkbox').check();
  await page.getByRole('searchbox', { name: t('candidates.search') }).focus();

  const [, enrolment_id] = ids;
  await office.call('enrolment/openReview', { class_id, enrolment_id });
  await office.call('enrolment/reviewEnrolment', { class_id, enrolment_id, event: 'approve' });
  await expect(rowOf('他审考生')).toContainText(t('review.status.approved'));

  await importByCalls(request, accountFor('admin'), class_id, newPeople(3));
  await expect(page.getByRole('row')).toHaveCount(6);
  await expect(rowOf('留选考生').getByRole('checkbox')).toBeChecked();
  await expect(page.getByRole('searchbox', { name: t('candidates.search') })).toBeFocused();
});

test('a dialog reports that its class was opened meanwhile, and does not open it again', async ({
  page,
  office,
  openAs,
}) => {
  const soon = new Date(Date.now() + 86_400_000).toISOString();
  const { class_id, class_name } = await office.draftClass({ enroll_start: soon });
  await office.givePayee(class_id);
  await office.call('class/setClassStatus', { class_id, event: 'submit' });
  await office.call('class/checkClass', { class_id, event: 'approve' });
  await openAs('admin', `/class/lists?search=${encodeURIComponent(class_name)}`);
  const told = page.waitForResponse(/log\/awaitChanges/);
  const dialog = await openEvent(page, class_name, 'open');
  await told;
  const open = dialog.getByRole('button', { name: t('class.event.open'), exact: true });
  await expect(open).toBeEnabled();
  await office.call('class/setClassStatus', { class_id, event: 'open' });
  const status = t('class.status.enrolling');
  await expect(dialog.getByText(t('class.confirm.moved_on', { status }))).toBeVisible();
  await expect(open).toBeDisabled();
});
