import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { openScoring } from '../testing/score-office.js';
import { importOffice, scoreSheet } from './testing/import-office.js';

describe.each(engines)('an import of scores that is taken back on $name', (engine) => {
  let services: TestServices;
  let staff: readonly [StaffSession, StaffSession];
  beforeAll(async () => {
    services = await openTestServices(engine);
    const person = (name: string) => openStaff(services, { roles: ['zky-admin'], name });
    staff = [await person('甲'), await person('乙')];
  });
  afterAll(() => services.close());

  const open = async (candidates: number) => {
    const office = await openScoring(services, candidates);
    const desk = importOffice(services, office.class_id);
    const numbers = await desk.numbers();
    /** Imports one score for each candidate, in their order. */
    const send = async (caller: StaffSession, ...scores: readonly number[]) =>
      desk.send(caller, await scoreSheet(scores.map((score, at) => [numbers[at] ?? '', score])));
    const cell = (nth: number, score: number | null) => [
      { enrolment_id: office.enrolled[nth] ?? 0, subject: 'theory', score },
    ];
    const standing = async (caller: StaffSession) =>
      (await office.list(caller)).items.map(({ scores: [theory] }) => [theory?.status, theory?.own]);
    return { office, desk, send, cell, standing };
  };

  it('leaves entries that another person has made or changed by hand since, and restores the former ones', async () => {
    const { office, desk, send, cell, standing } = await open(5);
    const [a, b] = staff;
    await office.enter(a, cell(0, 50));
    const { import_id } = await send(a, 60, 61, 62, 63, 64);
    await office.enter(b, cell(1, 61));
    await office.enter(b, cell(2, 99));
    await office.enter(a, cell(3, 70));
    expect(await desk.imports(a)).toMatchObject([
      { import_id, title: '成绩.xlsx', scores: 5, open: 2, taken_back: null },
    ]);
    expect(await desk.imports(b)).toEqual([]);
    expect(await refusalOf(desk.undo(b, import_id))).toBe('not_found');
    expect(await desk.undo(a, import_id)).toEqual({ taken_back: 2, left: 3 });
    expect(await standing(a)).toEqual([
      ['entered_once', 50],
      ['agreed', 61],
      ['conflict', 62],
      ['entered_once', 70],
      ['empty', null],
    ]);
    expect(await refusalOf(desk.undo(a, import_id))).toBe('state_changed');
    expect(await desk.imports(a)).toMatchObject([{ open: 0, taken_back: 2 }]);
    const { timeline } = await office.read(a);
    expect(timeline.map(({ action, score }) => [action, score])).toEqual([
      ['first_entry', 50],
      ['correct', 60],
      ['correct', 50],
    ]);
    const { rows } = await sql<{ action: string; detail: object }>`
      select action, detail from audit_event where class_id = ${office.class_id} and object_type = 'score_import'
      order by seq`.execute(services.store.db);
    expect(rows).toMatchObject([
      { action: 'import', detail: { title: '成绩.xlsx', scores: 5, agreed: 0, conflict: 0 } },
      { action: 'undo_import', detail: { taken_back: 2, left: 3 } },
    ]);
    expect(await verifyChain(services.store.db, office.class_id)).toMatchObject({ ok: true });
  });

  it('allows the earlier one to be taken back too', async () => {
    const { desk, send, standing } = await open(2);
    const [a] = staff;
    const first = await send(a, 60, 61);
    const second = await send(a, 70, 71);
    expect((await desk.imports(a)).map(({ import_id, open: left }) => [import_id, left])).toEqual([
      [second.import_id, 2],
      [first.import_id, 0],
    ]);
    expect(await refusalOf(desk.undo(a, first.import_id))).toBe('state_changed');
    await desk.undo(a, second.import_id);
    expect(await standing(a)).toEqual([
      ['entered_once', 60],
      ['entered_once', 61],
    ]);
    expect(await desk.undo(a, first.import_id)).toEqual({ taken_back: 2, left: 0 });
    expect(await standing(a)).toEqual([
      ['empty', null],
      ['empty', null],
    ]);
  });

  it('is taken back once, however many undo it, and never together with a second entry', async () => {
    const { office, desk, send, cell, standing } = await open(1);
    const [a, b] = staff;
    const pressed = await send(a, 60);
    const undone = await Promise.allSettled([1, 2, 3].map(() => desk.undo(a, pressed.import_id)));
    expect(undone.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { import_id } = await send(a, 61);
    const [undo, second] = await Promise.allSettled([desk.undo(a, import_id), office.enter(b, cell(0, 61))]);
    expect(second.status).toBe('fulfilled');
    // In either order: b's entry is the only one, or both stand.
    expect(await standing(b)).toEqual([undo.status === 'fulfilled' ? ['entered_once', 61] : ['agreed', 61]]);
    expect(await verifyChain(services.store.db, office.class_id)).toMatchObject({ ok: true });
  });

  it('stays once the class has no scoring any more, and where its candidate is not examined any more', async () => {
    const { office, desk, send } = await open(2);
    const { class_id } = office;
    const [a] = staff;
    const { import_id } = await send(a, 60, 61);
    const { db } = services.store;
    const become = (status: 'scoring' | 'publicity') =>
      db.updateTable('class').set({ status }).where('class_id', '=', class_id).execute();
    await become('publicity');
    expect(await refusalOf(desk.undo(a, import_id))).toBe('class_state');
    expect(await desk.imports(a)).toMatchObject([{ open: 0, taken_back: null }]);
    await become('scoring');
    await db
      .updateTable('enrolment')
      .set({ status: 'submitted' })
      .where('enrolment_id', '=', office.enrolled[0] ?? 0)
      .execute();
    expect(await desk.undo(a, import_id)).toEqual({ taken_back: 1, left: 1 });
  });
});
