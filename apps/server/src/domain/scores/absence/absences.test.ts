import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { fetchClassStep } from '../../class/steps/fetch-class-step.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { openDoor } from '../../exam/check-in/testing/open-door.js';
import { markSitting } from '../../exam/sittings/mark-sitting.js';
import { ticketOffice } from '../../exam/tickets/testing/ticket-office.js';
import { importOffice, scoreSheet } from '../import/testing/import-office.js';
import { replayScores } from '../testing/replay-scores.js';
import { scoreCalls } from '../testing/score-office.js';
import { acknowledgeDoubts } from './acknowledge-doubts.js';
import { confirmAbsences } from './confirm-absences.js';
import { fetchAbsences } from './fetch-absences.js';
import { withdrawAbsences } from './withdraw-absences.js';

// Theory from nine to ten, practice from eleven to twelve, by the clock of Shanghai.
const exam_at = new Date('2026-11-21T01:00:00.000Z');
const at = (time: string) => `2026-11-21T${time}:00.000Z`;

describe.each(engines)('absences on $name', (engine) => {
  let services: TestServices;
  let staff: readonly [StaffSession, StaffSession, StaffSession];
  /** The invigilator, who marks in the room, and enters no score. */
  let invigilator: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    const open = (name: string) => openStaff(services, { roles: ['zky-admin'], name });
    staff = [await open('甲'), await open('乙'), await open('丙')];
    invigilator = await open('丁');
  });
  afterAll(() => services.close());
  beforeEach(() => services.moveTo(at('00:30')));

  /** A class of four: one seen in time, one late, one marked absent, one without a mark; its exam is over. */
  const open = async () => {
    const [a] = staff;
    const office = await ticketOffice(services, a, 4, { exam_at });
    await office.arrange();
    const { class_id, theory } = office;
    const door = openDoor(services, class_id, a);
    const { items } = await door.roster();
    const ids = items.map(({ enrolment_id }) => enrolment_id);
    const mark = (
      nth: number,
      mark: 'present' | 'absent',
      seen: 'absent' | 'late' | 'present' | null = null,
    ) =>
      callHandler(markSitting, {
        services,
        caller: invigilator,
        input: {
          class_id,
          sitting_id: theory,
          marks: [{ enrolment_id: ids[nth] ?? 0, mark, seen }],
          reason: '核对签到表',
        },
      });
    await door.scan(items[0]?.enrol_no ?? '');
    services.moveTo(at('01:10'));
    await door.scan(items[1]?.enrol_no ?? '');
    await mark(2, 'absent');
    services.moveTo(at('09:00'));
    await services.store.db
      .updateTable('class')
      .set({ status: 'scoring' })
      .where('class_id', '=', class_id)
      .execute();
    const of = (nths: readonly number[]) => nths.map((nth) => ids[nth] ?? 404);
    const on = (caller: StaffSession, nths: readonly number[]) => ({
      services,
      caller,
      input: { class_id, subject: 'theory', enrolment_ids: of(nths) },
    });
    const scores = scoreCalls(services, class_id, ids);
    return {
      ...scores,
      door,
      ids,
      mark,
      numbers: items.map(({ enrol_no }) => enrol_no),
      absences: async (caller: StaffSession, subject = 'theory') =>
        (await callHandler(fetchAbsences, { services, caller, input: { class_id, subject } })).items,
      confirm: (caller: StaffSession, ...nths: number[]) => callHandler(confirmAbsences, on(caller, nths)),
      withdraw: (caller: StaffSession, ...nths: number[]) => callHandler(withdrawAbsences, on(caller, nths)),
      acknowledge: (caller: StaffSession, word: string, ...nths: number[]) => {
        const asked = on(caller, nths);
        return callHandler(acknowledgeDoubts, { ...asked, input: { ...asked.input, word } });
      },
      type: (caller: StaffSession, nth: number, score: number | 'absent') =>
        scores.enter(caller, [{ enrolment_id: ids[nth] ?? 0, subject: 'theory', score }]),
      open: async (caller: StaffSession) =>
        (
          await callHandler(fetchClassStep, { services, caller, input: { class_id, event: 'freeze_scores' } })
        ).open.filter(({ matter }) => matter !== 'unmarked'),
      counts: async (caller: StaffSession) => (await scores.list(caller)).subjects[0]?.absences,
    };
  };

  it('are candidates marked absent or never seen, but not late ones, nor those of a sitting without any marks', async () => {
    const class_ = await open();
    const [a] = staff;
    expect(await class_.absences(a)).toMatchObject([
      { enrolment_id: class_.ids[2], cause: 'marked', to_confirm: true, confirmed: null, doubt: null },
      { enrolment_id: class_.ids[3], cause: 'unseen', to_confirm: true, room_name: '第 1 考场' },
    ]);
    // In the practice nobody was marked: there is no doubt about those who came to the class at all.
    expect((await class_.absences(a, 'practical')).map(({ enrolment_id }) => enrolment_id)).toEqual(
      class_.ids.slice(2),
    );
    expect(await class_.counts(a)).toEqual({ to_confirm: 2, doubts: 0 });
  });

  it('become both entries once one person confirms them, are never typed, and can be taken back until the freeze', async () => {
    const class_ = await open();
    const [a, b, c] = staff;
    await class_.type(b, 2, 'absent');
    // The person who marked it is the first witness already.
    expect(await refusalOf(class_.confirm(invigilator, 2))).toBe('another_person');
    expect(await class_.confirm(a, 2, 3)).toEqual({ confirmed: 2, conflict: 0 });
    expect(await refusalOf(class_.confirm(a, 3))).toBe('state_changed');
    const cell = async (nth: number) => (await class_.read(b, class_.ids[nth])).scores[0];
    expect(await cell(3)).toMatchObject({ status: 'agreed', score: 'absent', doubt: null });
    expect((await class_.type(b, 3, 61)).cells).toMatchObject([{ outcome: 'settled' }]);
    expect(await class_.withdraw(c, 3)).toEqual({ withdrawn: 1 });
    expect(await refusalOf(class_.withdraw(c, 3))).toBe('state_changed');
    expect(await cell(3)).toMatchObject({ status: 'empty', score: null });
    await class_.confirm(b, 3);
    for (const nth of [0, 1]) for (const who of [a, b]) await class_.type(who, nth, 70);
    expect(await class_.freeze(c, 'theory')).toEqual({ frozen: 4 });
    expect(await refusalOf(class_.withdraw(c, 3))).toBe('state_changed');
    expect(await refusalOf(class_.publish(b, 'theory'))).toBe('another_person');
    await replayScores(services.store.db, class_.class_id);
    expect(await verifyChain(services.store.db, class_.class_id)).toMatchObject({ ok: true });
  });

  it('are refused for strangers and for people seen meanwhile; another person’s different entry is a conflict', async () => {
    const class_ = await open();
    const [a, b] = staff;
    expect(await refusalOf(class_.confirm(a, 0))).toBe('state_changed');
    expect(await fieldsOf(class_.confirm(a, 9))).toEqual({ enrolment_ids: 'not_offered' });
    await class_.mark(2, 'present', 'absent');
    expect(await refusalOf(class_.confirm(a, 2, 3))).toBe('state_changed');
    await class_.type(b, 3, 50);
    expect(await class_.confirm(a, 3)).toEqual({ confirmed: 0, conflict: 1 });
    await replayScores(services.store.db, class_.class_id);
  });

  it('are in doubt if a later mark contradicts them, until somebody explains or takes them back', async () => {
    const class_ = await open();
    const [a, b, c] = staff;
    await class_.confirm(a, 2, 3);
    await class_.mark(2, 'present', 'absent');
    expect((await class_.absences(b))[0]).toMatchObject({
      enrolment_id: class_.ids[2],
      cause: null,
      confirmed: { by: '甲' },
      doubt: { kind: 'absence_of_present', word: null },
    });
    expect(await class_.open(b)).toEqual([{ matter: 'absences_of_present', count: 1 }]);
    for (const nth of [0, 1]) for (const who of [a, b]) await class_.type(who, nth, 70);
    expect(await refusalOf(class_.freeze(c, 'theory'))).toBe('doubts_open');
    await class_.acknowledge(b, '签错行', 2);
    expect(await refusalOf(class_.acknowledge(b, '签错行', 2))).toBe('state_changed');
    expect(await class_.open(b)).toEqual([]);
    // A mark that changes after the word opens the doubt again.
    services.moveTo(at('10:00'));
    await class_.mark(2, 'absent', 'present');
    expect(await class_.counts(b)).toEqual({ to_confirm: 0, doubts: 0 });
    services.moveTo(at('10:30'));
    await class_.mark(2, 'present', 'absent');
    expect(await class_.counts(b)).toEqual({ to_confirm: 0, doubts: 1 });
    await class_.withdraw(b, 2);
    expect(await class_.open(b)).toEqual([]);
  });

  it('are explained in the publicity too, when a corrected score contradicts the room; nothing else is done there', async () => {
    const class_ = await open();
    const [a, b, c] = staff;
    const { class_id } = class_;
    const be = (status: 'publicity' | 'certifying') =>
      services.store.db.updateTable('class').set({ status }).where('class_id', '=', class_id).execute();
    const waiting = async () =>
      (
        await callHandler(fetchClassStep, {
          services,
          caller: b,
          input: { class_id, event: 'publicity_end' },
        })
      ).open;
    await class_.confirm(a, 2, 3);
    for (const nth of [0, 1]) for (const who of [a, b]) await class_.type(who, nth, 70);
    await class_.freeze(c, 'theory');
    await class_.publish(invigilator, 'theory');
    await be('publicity');
    services.moveTo(at('10:00'));
    const { amendment_id } = await class_.propose(a, 'theory', 66, class_.ids[2]);
    await class_.decideAmendment(b, amendment_id, 'confirm');
    expect(await waiting()).toEqual([{ matter: 'scores_of_absent', count: 1 }]);
    expect(await class_.counts(c)).toEqual({ to_confirm: 0, doubts: 1 });
    expect((await class_.absences(c))[0]).toMatchObject({
      enrolment_id: class_.ids[2],
      to_confirm: false,
      doubt: { kind: 'score_of_absent', word: null },
    });
    expect(await refusalOf(class_.withdraw(c, 3))).toBe('class_state');
    expect(await refusalOf(class_.confirm(c, 3))).toBe('class_state');
    services.moveTo(at('10:30'));
    expect(await class_.acknowledge(c, '答卷在卷袋中', 2)).toEqual({ acknowledged: 1 });
    expect(await waiting()).toEqual([]);
    await be('certifying');
    expect(await refusalOf(class_.acknowledge(c, '再次说明', 2))).toBe('class_state');
    expect(await refusalOf(class_.absences(c))).toBe('class_state');
  });

  it('ask for another word once the figure is entered anew', async () => {
    const class_ = await open();
    const [a, b, c] = staff;
    await class_.confirm(a, 2);
    await class_.mark(2, 'present', 'absent');
    expect(await refusalOf(class_.acknowledge(a, '签错行', 2))).toBe('another_person');
    await class_.acknowledge(b, '签错行', 2);
    expect(await class_.counts(b)).toMatchObject({ doubts: 0 });
    services.moveTo(at('10:00'));
    await class_.withdraw(c, 2);
    for (const who of [a, c]) await class_.type(who, 2, 'absent');
    expect(await class_.counts(b)).toMatchObject({ doubts: 1 });
  });

  it('raise a doubt in both entries of a score, for a person who knows that entry alone', async () => {
    const class_ = await open();
    const [a, b, c] = staff;
    const doubtOf = async (caller: StaffSession) =>
      (await class_.list(caller)).items.map(({ scores }) => scores[0]?.doubt?.kind ?? null);
    await class_.type(a, 3, 66);
    await class_.type(a, 1, 'absent');
    const seen = [null, 'absence_of_present', null, 'score_of_absent'];
    expect(await doubtOf(a)).toEqual(seen);
    expect(await doubtOf(b)).toEqual([null, null, null, null]);
    // Nor does a count reveal the first entry to the second person.
    expect(await class_.open(b)).toEqual([]);
    expect(await refusalOf(class_.acknowledge(b, '漏扫', 3))).toBe('state_changed');
    await class_.type(b, 3, 66);
    await class_.type(b, 1, 'absent');
    expect(await doubtOf(c)).toEqual(seen);
    expect(await class_.open(c)).toEqual([
      { matter: 'scores_of_absent', count: 1 },
      { matter: 'absences_of_present', count: 1 },
    ]);
    for (const own of [a, b])
      expect(await refusalOf(class_.acknowledge(own, '漏扫', 3))).toBe('another_person');
    expect(await class_.acknowledge(c, '漏扫', 3)).toEqual({ acknowledged: 1 });
    expect((await class_.read(c, class_.ids[3])).scores[0]?.doubt).toEqual({
      kind: 'score_of_absent',
      word: '漏扫',
      said_by: '丙',
    });
    const { rows } = await sql`
      select action, reason from audit_event where class_id = ${class_.class_id} and object_type = 'score_doubt'`.execute(
      services.store.db,
    );
    expect(rows).toEqual([{ action: 'acknowledge', reason: '漏扫' }]);
  });

  it('raise a doubt beside the rows of a sheet, which is imported only with an explanation', async () => {
    const class_ = await open();
    const [a] = staff;
    const desk = importOffice(services, class_.class_id);
    const [one, , , four] = class_.numbers;
    const sheet = await scoreSheet([
      [one ?? '', 80, ''],
      [four ?? '', 71, ''],
    ]);
    const { lines, doubts } = await desk.preview(a, sheet);
    expect(doubts).toBe(1);
    expect(lines).toMatchObject([
      { number: four, difference: 'new', doubt: { kind: 'score_of_absent', word: null } },
      { number: one, doubt: null },
    ]);
    expect(await fieldsOf(desk.send(a, sheet))).toEqual({ word: 'required' });
    expect(await desk.send(a, sheet, undefined, '漏扫')).toMatchObject({ scores: 2 });
    expect((await desk.preview(a, sheet)).lines[0]?.doubt).toMatchObject({ word: '漏扫', said_by: '甲' });
    // The importer's explanation is the reason; the doubt waits for another person.
    expect(await class_.counts(a)).toEqual({ to_confirm: 2, doubts: 1 });
  });
});
