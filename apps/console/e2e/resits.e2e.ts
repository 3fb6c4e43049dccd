import { newCandidate } from '@skillcert/e2e/new-candidate.js';
import { holdExam } from './exam-office.js';
import { isCleanInBothLooks, isCleanInBothThemes } from './is-clean.js';
import { approveAll } from './money-office.js';
import { type Office, openOffice } from './office.js';
import { openCandidatePhone } from './paying-candidate.js';
import { expect, t, test } from './staff-page.js';

/** A class that costs nothing and takes enrolments. */
const openFree = async (office: Office) => {
  const drafted = await office.draftClass({ fee_cents: 0 });
  await office.openClass(drafted.class_id);
  return drafted;
};

interface Cell {
  readonly enrolment_id: number;
  readonly subject: string;
  readonly score: number;
}

/** Two enter scores, and a third publishes them until they are final. */
const finish = async (
  [first, second, publisher]: readonly [Office, Office, Office],
  class_id: number,
  cells: readonly Cell[],
) => {
  for (const each of [first, second]) await each.call('score/saveScores', { class_id, cells });
  for (const subject of ['theory', 'practical']) {
    await first.call('score/freezeScores', { class_id, subject });
    await publisher.call('score/publishScores', { class_id, subject });
  }
  await publisher.moveByTwo(class_id, 'publicity_end');
};

test('a candidate who passed one subject sits only the other one in another class, where nobody enters the kept one', async ({
  browser,
  page,
  product,
  accountFor,
  office,
  openIn,
}) => {
  const baseURL = product.url;
  const second = await openOffice(baseURL, accountFor('zky-admin'));
  const publisher = await openOffice(baseURL, { username: 'zkyadmin02', password: 'zkyadmin02-demo' });
  const people = [office, second, publisher] as const;
  const person = newCandidate('补考考生');
  const before = await openFree(office);
  const firstPhone = await openCandidatePhone(browser, { baseURL, person });
  const failed = await firstPhone.enrol(before.class_id);
  await approveAll(office, before.class_id);
  await holdExam(office, before.class_id, before.class_name);
  await finish(people, before.class_id, [
    { enrolment_id: failed, subject: 'theory', score: 80 },
    { enrolment_id: failed, subject: 'practical', score: 40 },
  ]);

  // The same person is recognised by the identity document, with any phone.
  const again = await openFree(office);
  const { class_id, class_name } = again;
  const phone = await openCandidatePhone(browser, {
    baseURL,
    person: { ...newCandidate(person.name), id_card: person.id_card },
  });
  const resit = await phone.enrol(class_id);
  const otherPhone = await openCandidatePhone(browser, { baseURL, person: newCandidate('初考考生') });
  const other = await otherPhone.enrol(class_id);
  await approveAll(office, class_id);
  await phone.openMine();
  await expect(phone.page.getByText(/^80 分（满分 100），成绩保留自/)).toBeVisible();
  await isCleanInBothThemes(phone.page, 'a kept subject');
  await holdExam(office, class_id, class_name);
  const { items: tickets } = await office.call('ticket/fetchTicketLists', { class_id });
  const seats = tickets.map(({ seats: each }: { readonly seats: readonly object[] }) => each.length);
  expect(seats.sort()).toEqual([1, 2]);

  await openIn('admin', class_name, '/exam/score-lists');
  const grid = page.getByRole('grid', { name: t('scores.view.entry') });
  const kept = grid.getByRole('gridcell').first();
  await expect(kept).toHaveAttribute('aria-readonly', 'true');
  await kept.click();
  await page.keyboard.type('99');
  await expect(kept).toContainText('80');
  await page.keyboard.press('Tab');
  const saved = page.waitForResponse(/\/score\/saveScores$/);
  await page.keyboard.type('66');
  await page.keyboard.press('Enter');
  const [{ subject, outcome }] = (await (await saved).json()).data.cells;
  expect([subject, outcome]).toEqual(['practical', 'saved']);
  await isCleanInBothLooks(page, 'the entry of a resit');
  await page.getByRole('tab', { name: t('scores.view.results') }).click();
  const row = page.getByRole('row').filter({ hasText: person.name });
  await expect(row.getByText(t('scores.status.kept'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${person.name}`) }).click();
  const drawer = page.getByRole('dialog', { name: person.name, exact: true });
  await expect(drawer.getByText(t('scores.history.keep'))).toBeVisible();
  await isCleanInBothLooks(page, 'the scores of a resit');

  await finish(people, class_id, [
    { enrolment_id: resit, subject: 'practical', score: 66 },
    { enrolment_id: other, subject: 'theory', score: 70 },
    { enrolment_id: other, subject: 'practical', score: 70 },
  ]);
  expect((await office.call('certificate/prepareCertificates', { class_id })).prepared).toBe(2);
  await phone.openMine();
  await expect(phone.page.getByText(phone.t('mine.exam_passed'))).toBeVisible();
  await Promise.all([firstPhone, phone, otherPhone, second, publisher].map((each) => each.close()));
});
