import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { vacuum } from '../../../testing/vacuum.js';
import { yearUnknown } from '../calendar/year-unknown.js';
import { callHandler } from '../testing/call-handler.js';
import { recordStatements, type SentStatement } from '../testing/count-statements.js';
import { insertTestClass } from '../testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../testing/open-test-services.js';
import { insertUnit, openStaff } from '../testing/staff.js';
import { countToDo } from './count-to-do.js';
import { fetchClassLists } from './fetch-class-lists.js';
import { fetchToDo } from './fetch-to-do.js';

/** Inserts thousands of enrolments that cycle through the statuses. Only the columns of the indexes matter here. */
const insertEnrolments = (
  services: TestServices,
  class_ids: string,
  from: number,
  to: number,
  statuses: string[],
) =>
  sql`
    insert into enrolment (class_id, enrolment_id, enrol_no, name, name_grams, id_type, id_card_enc, id_index,
      id_masked, live_id_index, phone_enc, phone_index, phone_masked, live_phone_index, enroll_type, study_type,
      status, place, unit_id, consent_at, idem_key)
    select ${sql.raw(class_ids)}, n, 'N-' || n, '李晓', '{李}', 'cn', '\\x00', sha256(('i' || n)::bytea), '',
      sha256(('i' || n)::bytea), '\\x00', sha256(('p' || n)::bytea), '', sha256(('p' || n)::bytea), 'individual',
      'online', (${statuses}::text[])[1 + n % ${statuses.length}::int4], 'taken', 1 + n % 2, now(), 'k' || n
    from generate_series(${from}::int4, ${to}::int4) as n`.execute(services.store.db);

/** The counts of the desks of money, scores and certificates (money-work.test.ts, score-work.test.ts). */
const nothingAtDesks = {
  payments: 0,
  refunds: 0,
  invoices: 0,
  day_moves: 0,
  scores: 0,
  rechecks: 0,
  certificates: 0,
  mailings: 0,
  credit: 0,
};

/** The counts of the platform's work beside the classes (platform-work.test.ts). */
const nothingForThePlatform = { accounts: 0, editors: 0, grants: 0, erasures: 0 };
const notOurs = { accounts: null, editors: null, grants: null, erasures: null };

describe.each(engines)('the work that waits, on $name', (engine) => {
  let services: TestServices;
  let admin: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    admin = await openStaff(services, { roles: ['zky-admin'] });
  });
  afterAll(() => services.close());

  const toDo = (caller: StaffSession) => callHandler(fetchToDo, { services, caller, input: {} });
  const listed = async (caller: StaffSession, input: object) =>
    (await callHandler(fetchClassLists, { services, caller, input })).items.map((item) => item.class_id);

  it('is counted by kind inside the classes of the session, and each kind leads to the classes it is counted in', async () => {
    const own = await insertTestClass(services, { enroll_end: new Date('2026-11-27T00:00:00Z') });
    const foreign = await insertTestClass(services);
    const past = await insertTestClass(services, { status: 'finished' });
    await insertTestClass(services, { status: 'submitted' });
    const refused = await insertTestClass(services, { status: 'refused' });
    const statuses = ['submitted', 'in_review', 'doubtful', 'approved'];
    await insertEnrolments(services, String(own), 1, 8, statuses);
    await insertEnrolments(services, String(foreign), 9, 12, statuses);
    await insertEnrolments(services, String(past), 13, 16, statuses);
    const master = await openStaff(services, { roles: ['master'], owner: [own, refused, past] });
    expect(await toDo(master)).toEqual({
      to_check: null,
      to_mend: 1,
      to_review: 4,
      doubtful: 2,
      ending_soon: 1,
      overdue: 1,
      due_soon: 0,
      steps: 0,
      ...nothingAtDesks,
      ...notOurs,
      notes_due: 0,
      year_unknown: null,
    });
    expect(await toDo(admin)).toEqual({
      to_check: 1,
      to_mend: null,
      to_review: 6,
      doubtful: 3,
      ending_soon: 1,
      // The submitted class and the refused one: their enrolment should have begun.
      overdue: 2,
      due_soon: 0,
      steps: 0,
      ...nothingAtDesks,
      ...nothingForThePlatform,
      notes_due: 0,
      year_unknown: yearUnknown(services, services.now()),
    });
    expect(await listed(master, { waiting: 'overdue' })).toEqual([refused]);
    expect(await listed(master, { waiting: 'to_review' })).toEqual([own]);
    expect((await listed(admin, { waiting: 'doubtful' })).toSorted()).toEqual([own, foreign].toSorted());
    expect(await listed(master, { status: ['refused'] })).toEqual([refused]);
    expect(await listed(admin, { waiting: 'ending_soon' })).toEqual([own]);
    const rows = async (caller: StaffSession) =>
      (await callHandler(fetchClassLists, { services, caller, input: {} })).items
        .filter(({ waits }) => waits)
        .map(({ class_id, waits }) => [class_id, waits]);
    expect(await rows(master)).toEqual([[own, { doubtful: 2 }]]);
    expect(await rows(admin)).toHaveLength(2);
  });

  it('is, for a unit that only takes part, that of its own candidates', async () => {
    const joint = await insertTestClass(services, { class_type: 1 });
    for (const name of ['华东协会', '华南协会', '华北协会']) await insertUnit(services, name);
    await insertEnrolments(services, String(joint), 101, 108, ['submitted']);
    const unit = await openStaff(services, { roles: ['recommend'], unit_id: 2, organization: [joint] });
    expect(await toDo(unit)).toMatchObject({ to_check: null, to_mend: 0, to_review: 4 });
    const elsewhere = await openStaff(services, { roles: ['recommend'], unit_id: 3, organization: [joint] });
    expect(await toDo(elsewhere)).toMatchObject({ to_review: 0 });
    expect(await listed(elsewhere, { waiting: 'to_review' })).toEqual([]);
  });

  it('warns the platform, and nobody else, of a year whose days off are not known', async () => {
    const bare = { ...services, calendar: { years: {} } };
    const owner = await openStaff(services, { roles: ['master'] });
    const told = async (caller: StaffSession) =>
      (await callHandler(fetchToDo, { services: bare, caller, input: {} })).year_unknown;
    expect(await told(admin)).toBe(services.now().getUTCFullYear());
    expect(await told(owner)).toBeNull();
  });

  it('is nothing for whoever has no class', async () => {
    const editor = await openStaff(services, { roles: ['editor'] });
    expect(await toDo(editor)).toEqual({
      to_check: null,
      to_mend: null,
      to_review: 0,
      doubtful: 0,
      ending_soon: 0,
      overdue: null,
      due_soon: null,
      steps: null,
      ...nothingAtDesks,
      ...notOurs,
      notes_due: 0,
      year_unknown: null,
      scores: null,
      rechecks: null,
      certificates: null,
      credit: null,
    });
  });
});

describe.each(engines)('the work that waits in 10,000 classes of $name', (engine) => {
  let services: TestServices;
  let admin: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    admin = await openStaff(services, { roles: ['admin'] });
    for (let from = 1; from <= 10_000; from += 2_000) {
      await sql`
        insert into class (class_id, class_name, code, level, city, enroll_start, enroll_end, exam_at, capacity, status)
        select n, '第' || n || '期', 'TC26-' || lpad(n::text, 5, '0'), '3', '杭州', now() - make_interval(days => 90),
          now() + make_interval(hours => n), now() + make_interval(hours => 2 * n), 100,
          case when n % 500 = 0 then 'submitted' else (array['enrolling', 'closed'])[1 + n % 2] end
        from generate_series(${from}::int4, ${from + 1_999}::int4) as n`.execute(services.store.db);
    }
    for (let from = 1; from <= 60_000; from += 10_000) {
      await insertEnrolments(services, '1 + n % 10000', from, from + 9_999, [
        'approved',
        'approved',
        'submitted',
      ]);
    }
    await vacuum(services.store, 'class', 'enrolment');
  });
  afterAll(() => services.close());

  const planOf = async ({ text, values }: SentStatement): Promise<string> => {
    const { rows } = await services.store.pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };

  it('is counted in one statement, the classes and their candidates by index, and no further than a thousand', async () => {
    const sent = await recordStatements(() => countToDo(services, admin));
    expect(sent).toHaveLength(1);
    for (const plan of await Promise.all(sent.map(planOf))) {
      expect(plan).toMatch(/Index Only Scan using enrolment_list/);
      expect(plan).not.toMatch(/Seq Scan on enrolment/);
    }
    expect(await countToDo(services, admin)).toMatchObject({
      to_check: 20,
      to_review: 1_000,
      doubtful: 0,
    });
  });

  it('narrows the class list with two statements that ask each class by index', async () => {
    const asked = { services, caller: admin, input: { waiting: 'doubtful' as const } };
    const sent = await recordStatements(() => callHandler(fetchClassLists, asked));
    expect(sent).toHaveLength(2);
    for (const plan of await Promise.all(sent.map(planOf))) expect(plan).not.toMatch(/Seq Scan on enrolment/);
  });
});
