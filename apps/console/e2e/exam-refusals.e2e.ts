import { newCandidate } from '@skillcert/e2e/new-candidate.js';
import { enrolByCalls } from './enrol-by-calls.js';
import { planExam, seatEverybody } from './exam-office.js';
import { isCleanInBothLooks } from './is-clean.js';
import { approveAll } from './money-office.js';
import type { Office } from './office.js';
import { expect, t, test } from './staff-page.js';

/** Another room of one desk or many, with a sitting the given number of hours after the beginning of the exam. */
const addRoom = async (
  office: Office,
  { class_id, address }: { readonly class_id: number; readonly address: string },
  { name, desks, subject, hours }: { name: string; desks: number; subject: string; hours: number },
) => {
  const { exam_at } = await office.call('exam/fetchExamPlan', { class_id });
  const room = { class_id, name, address, rows: 1, columns: desks };
  const { room_id } = await office.call('exam/saveRoom', room);
  const hour = (after: number) => new Date(Date.parse(exam_at) + (hours + after) * 3_600_000).toISOString();
  const times = { starts_at: hour(0), ends_at: hour(1) };
  await office.call('exam/saveSitting', { class_id, subject, ...times, room_id, user_ids: [] });
};

test('nobody is seated while there are too few desks, or if two subjects overlap', {
  tag: '@full',
}, async ({ page, request, office, openIn, press }) => {
  const { class_id, class_name } = await office.draftClass({ fee_cents: 0 });
  await office.openClass(class_id);
  for (const name of ['先到考生', '后到考生']) await enrolByCalls(request, newCandidate(name), class_id);
  await approveAll(office, class_id);
  const at = { class_id, address: class_name };
  await addRoom(office, at, { name: '第 1 考场', desks: 1, subject: 'theory', hours: 0 });
  await addRoom(office, at, { name: '第 2 考场', desks: 1, subject: 'practical', hours: 2 });
  await office.call('class/setClassStatus', { class_id, event: 'close' });

  await openIn('admin', class_name, '/ticket/lists');
  await press('exam.tickets.arrange');
  await press('exam.tickets.try');
  const unseated = page.getByText(t('exam.tickets.unseated', { count: 1 }));
  const meeting = page.getByText(t('exam.tickets.overlaps'));
  const accept = page.getByRole('button', { name: t('exam.tickets.accept'), exact: true });
  await expect(unseated).toHaveCount(2);
  await expect(meeting).toHaveCount(0);
  await expect(accept).toBeDisabled();
  await isCleanInBothLooks(page, 'a trial with too few desks');

  // Desks enough, but the one subject is examined while the other is.
  await addRoom(office, at, { name: '第 3 考场', desks: 2, subject: 'theory', hours: 2 });
  await addRoom(office, at, { name: '第 4 考场', desks: 2, subject: 'practical', hours: 4 });
  await press('exam.tickets.try');
  await expect(unseated).toHaveCount(0);
  await expect(meeting).toHaveCount(2);
  await expect(accept).toBeDisabled();
  await isCleanInBothLooks(page, 'a trial in which subjects meet');
  expect((await office.call('ticket/fetchTicketLists', { class_id })).total).toBe(0);
});

test('a sitting without seats prints an empty list, and no tickets', { tag: '@full' }, async ({
  page,
  office,
  openApproved,
  openIn,
}) => {
  const { class_id, class_name } = await openApproved({ fee_cents: 0 });
  await openIn('admin', class_name, '/exam/sign-lists');
  await expect(page.getByText(t('exam.empty'))).toBeVisible();
  await isCleanInBothLooks(page, 'a class without sittings');
  await planExam(office, class_id, class_name);

  const openFirst = async (path: string) => {
    await page.goto(path);
    await page
      .getByRole('button', { name: /^打印场次 / })
      .first()
      .click();
  };
  await openFirst('/exam/sign-lists');
  const door = page.getByRole('region', { name: t('exam.papers.door') });
  await expect(door).toContainText(/人数\s*0/);
  await expect(door).not.toContainText(/T00\d\d/);
  await isCleanInBothLooks(page, 'a door list of nobody');

  await openFirst('/exam/exam-lists-card');
  await expect(page.getByRole('region', { name: t('exam.papers.cards') })).toContainText(/人数\s*0/);
  await page.getByLabel(t('exam.papers.paper')).selectOption(t('exam.papers.tickets'));
  await expect(page.getByText(t('exam.papers.nobody'))).toBeVisible();
  await expect(page.getByRole('dialog').getByText(t('exam.papers.text'))).toBeVisible();
  await isCleanInBothLooks(page, 'tickets of nobody');
});

test('a class without scores has no figures: first nobody is examined, then nobody is scored', {
  tag: '@full',
}, async ({ page, request, office, openIn }) => {
  const { class_id, class_name } = await office.draftClass({ fee_cents: 0 });
  await office.openClass(class_id);
  await openIn('admin', class_name, '/exam/score-statistics');
  const taken = page.getByRole('button', { name: t('scores.statistics.export'), exact: true });
  await expect(page.getByText(t('scores.empty'), { exact: true })).toBeVisible();
  await expect(taken).toBeDisabled();
  await isCleanInBothLooks(page, 'statistics of nobody');

  await enrolByCalls(request, newCandidate('待考考生'), class_id);
  await approveAll(office, class_id);
  await planExam(office, class_id, class_name);
  await page.reload();
  await expect(page.getByText(t('scores.statistics.none')).first()).toBeVisible();
  await isCleanInBothLooks(page, 'statistics without scores');
});

test('the map marks neighbours of one employer, and a move beside one says so first', {
  tag: '@full',
}, async ({ page, request, office, openIn, press }) => {
  const { class_id, class_name } = await office.draftClass({ fee_cents: 0 });
  await office.openClass(class_id);
  const employer = '浦江软件有限公司';
  for (const name of ['同事考生', '邻座考生']) {
    await enrolByCalls(request, newCandidate(name), class_id, { employer });
  }
  await approveAll(office, class_id);
  await planExam(office, class_id, class_name);
  await seatEverybody(office, class_id);

  await openIn('admin', class_name, '/ticket/lists');
  await press('exam.tickets.seat_map');
  const map = page.getByRole('dialog', { name: t('exam.tickets.seat_map') });
  const seat = map.getByRole('gridcell', { name: /T0002/ });
  await expect(seat).toHaveAccessibleName(/同单位相邻/);
  await isCleanInBothLooks(page, 'neighbours of one employer');
  const move = async (key: string) => {
    await seat.click();
    await page.keyboard.press('Enter');
    await expect(seat).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press(key);
    await page.keyboard.press('Enter');
  };
  await move('ArrowRight');
  await expect(page.getByText(t('exam.tickets.moved'))).toBeVisible();
  await expect(seat).toHaveAttribute('aria-colindex', '4');
  await expect(seat).not.toHaveAccessibleName(/同单位相邻/);
  await move('ArrowLeft');
  const warning = page.getByRole('dialog', { name: t('exam.day.move_seat'), exact: true });
  await expect(warning.getByText(/将与同单位的/)).toBeVisible();
  await isCleanInBothLooks(page, 'a move beside somebody of the same employer');
  await warning.getByRole('button', { name: t('exam.tickets.move_anyway') }).click();
  await expect(warning).toHaveCount(0);
  await expect(seat).toHaveAttribute('aria-colindex', '3');
});
