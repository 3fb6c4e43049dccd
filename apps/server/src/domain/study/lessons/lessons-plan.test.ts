import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../testing/engines.js';
import { recordStatements } from '../../class/testing/count-statements.js';
import { explainStatements } from '../../class/testing/explain-statements.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { listAttendance } from './attendance/list-attendance.js';
import { listLessons } from './timetable/list-lessons.js';

describe.each(engines)('lessons among 20,000 marks of $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  beforeAll(async () => {
    services = await openTestServices(engine);
    class_id = await insertTestClass(services, { capacity: 1_000, taken: 400 });
    // Fifty classes of four hundred people and forty lessons; only the columns of the indexes matter here.
    await sql`
      insert into enrolment (class_id, enrolment_id, enrol_no, name, name_grams, id_type, id_card_enc, id_index,
        id_masked, live_id_index, phone_enc, phone_index, phone_masked, live_phone_index, enroll_type, study_type,
        status, place, consent_at, idem_key, created_at)
      select case when n % 50 = 0 then ${class_id}::bigint else n % 50 end, n, 'N-' || n, '李晓' || n, '{}', 'cn', '\\x00',
        sha256(('i' || n)::bytea), '', sha256(('i' || n)::bytea), '\\x00', sha256(('p' || n)::bytea), '',
        sha256(('p' || n)::bytea), 'individual', 'onsite', 'approved', 'taken', now(), 'k' || n, now()
      from generate_series(1, 20000) as n`.execute(services.store.db);
    await sql`
      insert into lesson (class_id, lesson_id, title, place, starts_at, ends_at, created_at, updated_at)
      select case when n % 50 = 0 then ${class_id}::bigint else n % 50 end, n, 'L' || n, 'P', t, t + interval '1 hour', t, t
      from (select n, ${services.now()}::timestamptz + make_interval(hours => n - 1000) as t from generate_series(1, 2000) as n) as g`.execute(
      services.store.db,
    );
    await sql`
      insert into lesson_mark (class_id, lesson_id, enrolment_id, mark, marked_at)
      select l.class_id, l.lesson_id, e.enrolment_id, 'present', now() from lesson l
      join enrolment e on e.class_id = l.class_id and e.enrolment_id % 40 = l.lesson_id % 40`.execute(
      services.store.db,
    );
    await sql`analyze enrolment, lesson, lesson_mark`.execute(services.store.db);
  });
  afterAll(() => services.close());

  const page = { page: 1, limit: 20, order: 'asc' } as const;
  const planOf = async (work: () => Promise<unknown>): Promise<string> =>
    (await explainStatements(services.store.pool, await recordStatements(work))).join('\n');
  const byIndex = (plan: string) => {
    expect(plan).not.toMatch(/Seq Scan on (enrolment|lesson|lesson_mark) /);
    expect(plan).toMatch(/Index (Only )?Scan/);
  };

  it.each(['ahead', 'unmarked'] as const)(
    'that are %s are listed by an index, never from a whole table',
    async (show) => {
      const { store, now } = services;
      byIndex(
        await planOf(() => listLessons(store.db, { ...page, class_id, sort: 'starts_at', show }, now())),
      );
    },
  );

  it('are listed with their candidates by an index', async () => {
    const { store, keyring, now } = services;
    byIndex(
      await planOf(() =>
        listAttendance(
          store.db,
          { ...page, class_id, lesson_id: 50, sort: 'enrol_no', show: 'open' },
          { keyring, now: now() },
        ),
      ),
    );
  });
});
