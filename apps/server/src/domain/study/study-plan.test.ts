import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../platform/http/calls/caller.js';
import { engines } from '../../testing/engines.js';
import { vacuum } from '../../testing/vacuum.js';
import { callHandler } from '../class/testing/call-handler.js';
import { recordStatements } from '../class/testing/count-statements.js';
import { explainStatements } from '../class/testing/explain-statements.js';
import { insertTestClass } from '../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../class/testing/open-test-services.js';
import { openStaff } from '../class/testing/staff.js';
import { listCourses } from './courses/list-courses.js';
import { fetchOwnCourses } from './learning/fetch-own-courses.js';
import { fetchUnitFigures } from './statistics/fetch-unit-figures.js';
import { listLearners } from './statistics/list-learners.js';
import { readStudyDays } from './statistics/read-study-days.js';
import { listStudyUnits } from './units/list-study-units.js';

describe.each(engines)('courses among 80,000 begun units on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let caller: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    caller = await openStaff(services, { roles: ['zky-admin'] });
    class_id = await insertTestClass(services, { capacity: 1_000, taken: 200 });
    const { db } = services.store;
    // Two hundred classes of two hundred people, five courses and twenty units; only the columns of the indexes
    // matter here.
    await sql`
      insert into enrolment (class_id, enrolment_id, enrol_no, name, name_grams, id_type, id_card_enc, id_index,
        id_masked, live_id_index, phone_enc, phone_index, phone_masked, live_phone_index, enroll_type, study_type,
        status, place, consent_at, idem_key, created_at)
      select case when n % 200 = 0 then ${class_id}::bigint else n % 200 end, n, 'N-' || n, '李晓' || n, '{}', 'cn', '\\x00',
        sha256(('i' || n)::bytea), '', sha256(('i' || n)::bytea), '\\x00', sha256(('p' || n)::bytea), '',
        sha256(('p' || n)::bytea), 'individual', 'online', 'approved', 'taken', now(), 'k' || n, now()
      from generate_series(1, 40000) as n`.execute(db);
    await sql`
      insert into study_course (class_id, course_id, title, summary, status, position, created_at, updated_at)
      select case when n % 200 = 0 then ${class_id}::bigint else n % 200 end, n, 'C' || n, '', 'published', 1 + n / 200, now(), now()
      from generate_series(1, 1000) as n`.execute(db);
    await sql`
      insert into study_unit (class_id, course_id, study_unit_id, title, kind, body, required_minutes, position, created_at, updated_at)
      select c.class_id, c.course_id, c.course_id * 10 + n, 'U' || n, 'article', 'text', 30, 1 + n, now(), now()
      from study_course c, generate_series(0, 3) as n`.execute(db);
    await sql`
      insert into study_progress (class_id, study_unit_id, enrolment_id, seconds, place, first_at, last_at)
      select u.class_id, u.study_unit_id, e.enrolment_id, 60, 0, now(), now() from study_unit u
      join enrolment e on e.class_id = u.class_id and e.enrolment_id / 200 % 10 = u.study_unit_id % 10`.execute(
      db,
    );
    await sql`
      insert into study_day (class_id, enrolment_id, day, seconds)
      select e.class_id, e.enrolment_id, date '2026-11-21' - n, 60 from enrolment e, generate_series(0, 1) as n`.execute(
      db,
    );
    const tables = ['class', 'enrolment', 'study_course', 'study_unit', 'study_progress', 'study_day'];
    await vacuum(services.store, ...tables);
  });
  afterAll(() => services.close());

  const page = { page: 1, limit: 20, order: 'asc' } as const;
  const byIndex = async (work: () => Promise<unknown>) => {
    const sent = await recordStatements(work);
    expect(sent.length).toBeGreaterThan(0);
    const plan = (await explainStatements(services.store.pool, sent)).join('\n');
    expect(plan).not.toMatch(/Seq Scan on (enrolment|study_unit|study_progress|study_day)\b/);
    expect(plan).toMatch(/Index (Only )?Scan/);
  };

  it('are listed by an index, never from a whole table', async () => {
    await byIndex(() =>
      listCourses(services.store.db, caller, { ...page, class_id, sort: 'position', search: 'C1' }),
    );
  });

  it.each(['position', 'done'] as const)('have units that are listed by %s from an index', async (sort) => {
    await byIndex(() => listStudyUnits(services.store.db, caller, { ...page, class_id, sort }));
  });

  it.each([200, undefined])('have learners of unit %s, who are listed by an index', async (unit) => {
    const { store, keyring, now } = services;
    const study_unit_id = unit && unit * 10;
    await byIndex(() =>
      listLearners(
        store.db,
        caller,
        { ...page, class_id, study_unit_id, sort: 'minutes', show: 'begun' },
        { keyring, now: now() },
      ),
    );
  });

  it('have figures that are counted from an index', async () => {
    await byIndex(() =>
      callHandler(fetchUnitFigures, { services, caller, input: { class_id, study_unit_id: 2_000 } }),
    );
  });

  it('have days that are added up from an index', async () => {
    await byIndex(() => readStudyDays(services.store.db, caller, class_id));
  });

  it('are found for their learners by an index', async () => {
    const { rows } = await sql<{ phone_index: Buffer }>`
      select phone_index from enrolment where enrolment_id = 200`.execute(services.store.db);
    const candidate = {
      ticket_hash: Buffer.alloc(32),
      phone: '',
      phone_enc: Buffer.alloc(0),
      phone_index: rows[0]?.phone_index ?? Buffer.alloc(32),
      phone_masked: '',
    };
    await byIndex(async () => {
      const { items } = await callHandler(fetchOwnCourses, { services, caller: candidate, input: {} });
      expect(items).toHaveLength(5);
    });
  });
});
