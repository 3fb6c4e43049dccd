import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { vacuum } from '../../../testing/vacuum.js';
import { recordStatements } from '../testing/count-statements.js';
import { explainStatements } from '../testing/explain-statements.js';
import { openTestServices, type TestServices } from '../testing/open-test-services.js';
import { openStaff } from '../testing/staff.js';
import { listClasses } from './list-classes.js';
import { listClock } from './list-clock.js';

type Filters = Parameters<typeof listClasses>[2];

describe.each(engines)('the class list on 10,000 classes of $name', (engine) => {
  let services: TestServices;
  let admin: StaffSession;
  let master: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    admin = await openStaff(services, { roles: ['admin'] });
    master = await openStaff(services, { roles: ['master'], owner: [11, 12, 13] });
    // In portions: computing the grams of all at once may outlast the limit of a statement on a busy machine.
    for (let from = 1; from <= 10_000; from += 2_000) {
      await sql`
        insert into class (class_id, class_name, code, level, city, enroll_start, enroll_end, exam_at, capacity, status,
          created_at)
        select n, '第' || n || '期' || chr(20000 + n % 700) || '班', 'TC26-' || lpad(n::text, 5, '0'), '3',
          chr(30000 + n % 50) || '州', now() - make_interval(hours => n), now() + make_interval(hours => n),
          now() + make_interval(hours => 2 * n), 100,
          case when n % 100 = 0 then 'submitted'
            else (array['draft', 'enrolling', 'closed', 'finished', 'archived'])[1 + n % 5] end, now() - make_interval(mins => n)
        from generate_series(${from}::int4, ${from + 1_999}::int4) as n`.execute(services.store.db);
    }
    await vacuum(services.store, 'class');
  });
  afterAll(() => services.close());

  const clock = () => listClock(services);
  const filters = (changes: Partial<Filters>): Filters => ({
    page: 1,
    limit: 20,
    sort: 'created_at',
    order: 'desc',
    ...changes,
  });
  const sentBy = (caller: StaffSession, changes: Partial<Filters>) =>
    recordStatements(() => listClasses(services.store.db, caller, filters(changes), clock()));

  /** The plans of the statements that a list sends. */
  const plansOf = async (caller: StaffSession, changes: Partial<Filters>): Promise<string[]> => {
    return [...(await explainStatements(services.store.pool, await sentBy(caller, changes)))];
  };

  it.each([
    ['the newest', {}],
    ['by exam, soonest first', { sort: 'exam_at' as const, order: 'asc' as const }],
    ['by the end of enrolment', { sort: 'enroll_end' as const }],
    ['by name', { sort: 'class_name' as const, order: 'asc' as const }],
    ['a state', { status: ['enrolling' as const] }],
    ['a state that few are in', { status: ['submitted' as const] }],
    ['a name', { search: '第4711期' }],
    ['a city', { search: `${String.fromCharCode(30_001)}州` }],
    ['a code', { search: 'TC26-04711' }],
    ['what ends soon', { waiting: 'ending_soon' as const }],
    ['exams of a week', { exam_from: '2027-01-01', exam_to: '2027-01-08' }],
  ])(
    'reads %s with one statement for the rows and one for the count, both by an index',
    async (_, changes) => {
      const plans = await plansOf(admin, changes);
      expect(plans).toHaveLength(2);
      for (const plan of plans) {
        expect(plan).toMatch(/Index (Only )?Scan/);
        expect(plan).not.toMatch(/Seq Scan on class c/);
      }
    },
  );

  it('looks at the classes of the session alone', async () => {
    for (const plan of await plansOf(master, {})) expect(plan).not.toMatch(/Seq Scan on class c/);
    expect((await listClasses(services.store.db, master, filters({}), clock())).total).toBe(3);
  });

  it('finds what the search says wherever it stands, and nothing else', async () => {
    const total = async (search: string) =>
      (await listClasses(services.store.db, admin, filters({ search }), clock())).total;
    expect(await total('tc26-04711')).toBe(1);
    expect(await total('4711期')).toBe(1);
    // Every pair of neighbours occurs, but never together.
    expect(await total('第9999期期')).toBe(0);
  });
});
