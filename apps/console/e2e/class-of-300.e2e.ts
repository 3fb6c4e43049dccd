import { openOffice } from './office.js';
import { photograph, photographOpen } from './photograph.js';
import { expect, t } from './staff-page.js';
import { countPresses } from './three-hundred/count-presses.js';
import { areIn, scanAll, sittingBegins } from './three-hundred/door.js';
import { approveAll, importSheet } from './three-hundred/enrol.js';
import { carryOutMove, moveOne, planRooms, printPapers } from './three-hundred/exam.js';
import {
  confirmDifferent,
  confirmNamed,
  confirmSure,
  confirmTogether,
  type Owing,
  openBank,
  statementOf,
} from './three-hundred/money.js';
import {
  approveRefunds,
  giveBack,
  proveRefunds,
  setStrangersAside,
  tellsOddLines,
} from './three-hundred/odd-lines.js';
import { threeHundred, workbook } from './three-hundred/people.js';
import { confirmAbsences, enterSheet, subjects } from './three-hundred/scores.js';
import { isSealed, makeDossier } from './whole-life/archive.js';
import { arrange } from './whole-life/arrange.js';
import { issueCertificates, numberCertificates } from './whole-life/certify.js';
import { test } from './whole-life/people.js';
import { freeze, publish } from './whole-life/score.js';
import { examDayComes } from './whole-life/sit.js';

test('a class of three hundred lives from its sheet to its dossier by its pages', { tag: '@full' }, async ({
  staff: { platform, colleague, administrator },
  product,
  accountFor,
}) => {
  test.setTimeout(1_800_000);
  for (const { page } of [platform, colleague, administrator]) page.setDefaultTimeout(60_000);
  const office = await openOffice(product.url, accountFor('admin'));
  const { class_id, class_name } = await office.draftClass({ capacity: 320 });
  await office.openClass(class_id);
  const people = threeHundred();
  const presses = await countPresses([platform, colleague, administrator].map(({ page }) => page.context()));

  await platform.openIn(class_name);
  await presses.part('300 people and their photos from a sheet', () => importSheet(platform, people));
  await presses.part('all of them approved', () => approveAll(platform, people.length));
  await photograph(platform.page, 'candidates');

  const owing: Owing[] = [];
  for (let page = 1; owing.length < people.length; page += 1) {
    const { items } = await office.call('payment/fetchUnpaid', { class_id, page, limit: 100 });
    expect(items.length).toBeGreaterThan(0);
    owing.push(...items);
  }
  const statement = await statementOf(owing);
  await platform.page.goto('/payment/payment-lists');
  await photograph(platform.page, 'payments');
  const unpaid = async () =>
    (await office.call('payment/fetchUnpaid', { class_id, page: 1, limit: 10 })).total;
  const sure = await presses.part('the sure lines of a statement of 310', async () => {
    await confirmSure(platform, statement);
  });
  await photographOpen(platform.page, 'statement', (words) => openBank(platform.page, words));
  expect(sure.clicks).toBeLessThanOrEqual(12);
  expect(await unpaid()).toBe(12);
  const drawer = platform.page.getByRole('dialog', { name: t('payments.bank_title') });
  await tellsOddLines(drawer, statement);
  await presses.part('the lines that name somebody otherwise', async () => {
    await confirmNamed(platform, drawer, statement.family);
    await confirmTogether(platform, drawer, [statement.one, statement.other]);
    await confirmNamed(platform, drawer, statement.bare, 'name');
    const { more, less } = statement;
    await confirmDifferent(platform, drawer, { line: more.enrol_no, person: more });
    await confirmDifferent(platform, drawer, { line: `报名费 ${less.enrol_no}`, person: less });
    // With the other transfer the fee is whole.
    await confirmNamed(platform, drawer, [less]);
  });
  expect(await unpaid()).toBe(2);
  await presses.part('ten lines of strangers set aside', () =>
    setStrangersAside(platform, drawer, statement.strangers),
  );
  await presses.part('two fees that were paid twice', () => giveBack(platform, drawer, statement.twice));
  const back = [...statement.twice, statement.more];
  await presses.part('their refunds and the surplus, by two', async () => {
    await approveRefunds(colleague, class_name, { as: 'first', count: back.length });
    await approveRefunds(administrator, class_name, { as: 'second', count: back.length });
    await proveRefunds(
      administrator,
      class_name,
      back.map(({ name }) => name),
    );
  });
  await photograph(platform.page, 'payments-after');

  await platform.move(class_name, 'close', 'closed');
  await platform.openIn(class_name, '/exam/exam-lists?view=rooms');
  const rooms = await presses.part('8 rooms and 16 sittings', () => planRooms(platform, class_name));
  expect(rooms.clicks).toBeLessThanOrEqual(20);
  await photograph(platform.page, 'sittings');
  await presses.part('seats tried, accepted and published', () => arrange(platform, class_name));
  await platform.openIn(class_name, '/exam/exam-lists');
  await photograph(platform.page, 'exam');
  await photograph(platform.page, 'tickets', '/ticket/lists');
  await presses.part('all papers of the exam', () => printPapers(platform));

  const seated = people.length - 2;
  const coming = seated - 9;
  const numbers = owing.slice(0, seated).map(({ enrol_no }) => enrol_no);
  await examDayComes(product, class_name);
  await presses.part('one person moved on the day, by two', async () => {
    await moveOne(platform, numbers[0] ?? '');
    await carryOutMove(colleague, class_name);
  });
  await platform.move(class_name, 'start_exam', 'examining');
  await platform.openIn(class_name, '/report/lists');
  const { page } = platform;
  await presses.part('the door in the morning', async () => {
    await sittingBegins(product, class_id, { place: 0, minutes: 30 });
    await scanAll(page, numbers.slice(0, coming - 3));
    await areIn(page, coming - 3);
    await sittingBegins(product, class_id, { place: 0, minutes: -5 });
    await scanAll(page, numbers.slice(coming - 3, coming));
    await areIn(page, coming);
  });
  await photograph(page, 'door');
  await presses.part('the door in the afternoon', async () => {
    await sittingBegins(product, class_id, { place: 1, minutes: 30 });
    await scanAll(page, numbers.slice(0, coming));
  });
  const sum = async (what: 'came' | 'late' | 'absent') => {
    const { sittings } = await office.call('class/fetchReportLists', { class_id, page: 1, limit: 1 });
    return sittings.reduce((all: number, sitting: Record<typeof what, number>) => all + sitting[what], 0);
  };
  // Everybody of the afternoon too, before the sitting is over.
  await expect.poll(() => sum('came')).toBe(coming * 2);
  await sittingBegins(product, class_id, { place: 1, minutes: -600 });
  expect([await sum('late'), await sum('absent')]).toEqual([3, 18]);
  await platform.move(class_name, 'end_exam', 'scoring');

  await administrator.openIn(class_name, '/exam/score-lists');
  await photograph(administrator.page, 'scores-before');
  await presses.part('9 absent people, both subjects', () => confirmAbsences(administrator, 9));
  const sheet = await workbook(
    '阅卷成绩',
    ['报名编号', ...subjects],
    numbers.map((number, n) => (n < coming ? [number, String(60 + (n % 40)), '75'] : [number, '', ''])),
  );
  await presses.part('the first entry of all scores', () => enterSheet(administrator, sheet, coming * 2));
  await colleague.openIn(class_name, '/exam/score-lists');
  await presses.part('the second entry of all scores', () => enterSheet(colleague, sheet, coming * 2));
  await presses.part('scores frozen and published', async () => {
    await freeze(administrator, class_name);
    await publish(platform, class_name);
  });
  await photograph(administrator.page, 'scores');
  await platform.ask(class_name, 'publicity_end');
  await colleague.move(class_name, 'publicity_end', 'certifying');
  await presses.part('certificates numbered and issued', async () => {
    await numberCertificates(platform, class_name, coming);
    await issueCertificates(colleague, class_name, coming);
  });
  await photograph(colleague.page, 'certificates');
  await presses.part('the dossier, and its seal', async () => {
    await makeDossier(platform, class_name);
    await platform.move(class_name, 'seal_dossier', 'archived');
  });
  const { dossier } = await office.call('class/fetchDossier', { class_id });
  await isSealed(platform, class_name, dossier.sha256);
  process.stdout.write(`${presses.told().join('\n')}\n`);
});
