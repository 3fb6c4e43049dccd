import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordStatements } from '../class/testing/count-statements.js';
import { insertTestClass } from '../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../class/testing/open-test-services.js';
import { openStaff } from '../class/testing/staff.js';
import type { StaffSession } from '../http/caller.js';
import { engines } from '../testing/engines.js';
import { listEnrolments } from './list-enrolments.js';

type Filters = Parameters<typeof listEnrolments>[2];

describe.each(engines)('the candidate list on 20,000 rows of $name', (engine) => {
  let services: TestServices;
  let admin: StaffSession;
  let class_id: number;
  beforeAll(async () => {
    services = await openTestServices(engine);
    admin = await openStaff(services, { roles: ['admin'] });
    class_id = await insertTestClass(services, { capacity: 1_000, taken: 400 });
    // Fifty classes of four hundred; only what the indexes look at matters here.
    await sql`
      insert into enrolment (class_id, enrolment_id, enrol_no, name, name_grams, id_type, id_card_enc, id_index,
        id_masked, live_id_index, phone_enc, phone_index, phone_masked, live_phone_index, enroll_type, study_type,
        status, place, consent_at, idem_key, created_at)
      select case when n % 50 = 0 then ${class_id}::bigint else n % 50 end, n, 'N-' || n, '李晓' || chr(20000 + n % 500),
        array['李', '晓', chr(20000 + n % 500), '李晓', '晓' || chr(20000 + n % 500)], 'cn', '\\x00',
        sha256(('i' || n)::bytea), '', sha256(('i' || n)::bytea), '\\x00', sha256(('p' || n)::bytea), '',
        sha256(('p' || n)::bytea), 'individual', 'online', case when n % 3 = 0 then 'approved' else 'submitted' end,
        'taken', now(), 'k' || n, now() - make_interval(secs => n)
      from generate_series(1, 20000) as n`.execute(services.store.db);
    await sql`analyze enrolment`.execute(services.store.db);
  });
  afterAll(() => services.close());

  const filters = (changes: Partial<Filters>): Filters => ({
    class_id,
    page: 1,
    limit: 20,
    sort: 'created_at',
    order: 'desc',
    ...changes,
  });

  /** The plans of the statements that a list sends. */
  const plansOf = async (changes: Partial<Filters>): Promise<string> => {
    const { store, keyring, now } = services;
    const searcher = { keyring, now: now() };
    const sent = await recordStatements(() => listEnrolments(store.db, admin, filters(changes), searcher));
    expect(sent).toHaveLength(2);
    const explained = await Promise.all(
      sent.map(({ text, values }) => store.pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)),
    );
    return explained.flatMap(({ rows }) => rows.map((row) => row['QUERY PLAN'])).join('\n');
  };

  it.each([
    ['a first page', {}],
    ['a state', { status: ['submitted' as const] }],
    [
      'two states, oldest first',
      { status: ['submitted' as const, 'approved' as const], order: 'asc' as const },
    ],
    ['a late page by number', { page: 15, sort: 'enrol_no' as const }],
    ['a name', { search: '晓丁' }],
    ['a phone', { search: '13800000001' }],
    ['an identity number', { search: '11010519491231002X' }],
    ['an enrolment number', { search: 'TC26-0001-00001' }],
  ])('reads %s by an index, never the whole table', async (_, changes) => {
    const plan = await plansOf(changes);
    expect(plan).not.toMatch(/Seq Scan on enrolment/);
    expect(plan).toMatch(/Index (Only )?Scan/);
  });
});
