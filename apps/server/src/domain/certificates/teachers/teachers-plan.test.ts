import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { vacuum } from '../../../testing/vacuum.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { recordStatements } from '../../class/testing/count-statements.js';
import { explainStatements } from '../../class/testing/explain-statements.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { openStaff } from '../../class/testing/staff.js';
import { fetchOwnTeacherCertificates } from './fetch-own-teacher-certificates.js';
import { listTeachers } from './list-teachers.js';

const tables = ['certificate', 'lesson', 'lesson_teacher'] as const;

describe.each(engines)('certificates of teachers among 20,000 lessons of $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let caller: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    class_id = await insertTestClass(services, { status: 'scoring' });
    caller = await openStaff(services, { roles: ['zky-admin'] });
    const { db } = services.store;
    await sql`
      insert into account (username, username_key, name, status)
      select 'teacher' || n, 'teacher' || n, '教师' || n, 'approved' from generate_series(1, 500) as n`.execute(
      db,
    );
    // Five hundred classes of forty lessons, and a number that turned out wrong for each of them.
    await sql`
      insert into lesson (class_id, lesson_id, title, place, starts_at, ends_at, created_at, updated_at)
      select case when n % 500 = 0 then ${class_id}::bigint else n % 500 end, n, 'L' || n, 'P', t, t + interval '1 hour', t, t
      from (select n, ${services.now()}::timestamptz - make_interval(hours => n) as t from generate_series(1, 20000) as n) as g`.execute(
      db,
    );
    await sql`
      insert into lesson_teacher (class_id, lesson_id, user_id)
      select l.class_id, l.lesson_id, a.user_id from lesson l
      join (select user_id, row_number() over (order by user_id) as place from account where username like 'teacher%') as a
        on a.place = 1 + l.lesson_id % 500`.execute(db);
    await sql`
      insert into certificate (class_id, certificate_id, kind, user_id, certificate_no, status, name, level, lessons, minutes,
        reason, prepared_by, prepared_at, updated_at)
      select t.class_id, t.lesson_id, 'teacher', t.user_id, 'T' || t.lesson_id, 'void', '教师', '5', 1, 60, '作废',
        ${caller.user_id}::bigint, ${services.now()}::timestamptz, ${services.now()}::timestamptz
      from lesson_teacher t`.execute(db);
    await vacuum(services.store, ...tables);
  });
  afterAll(() => services.close());

  const planOf = async (work: () => Promise<unknown>): Promise<string> =>
    (await explainStatements(services.store.pool, await recordStatements(work))).join('\n');
  const byIndex = (plan: string) => {
    expect(plan).not.toMatch(new RegExp(`Seq Scan on (?:${tables.join('|')})\\b`));
    expect(plan).toMatch(/Index (Only )?Scan/);
  };

  it('are listed by an index, with the eligible teachers, never from a whole table', async () => {
    const page = { page: 1, limit: 20, order: 'asc', sort: 'name' } as const;
    const reading = { caller, now: services.now() };
    byIndex(await planOf(() => listTeachers(services.store.db, { ...page, class_id }, reading)));
  });

  it('are shown to their teacher by an index', async () => {
    byIndex(await planOf(() => callHandler(fetchOwnTeacherCertificates, { services, caller, input: {} })));
  });
});
