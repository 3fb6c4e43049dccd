import { limits } from '@skillcert/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { vacuum } from '../../../testing/vacuum.js';
import { recordStatements } from '../../class/testing/count-statements.js';
import { explainStatements } from '../../class/testing/explain-statements.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { openStaff } from '../../class/testing/staff.js';
import { listEnrolments } from './list-enrolments.js';

type Filters = Parameters<typeof listEnrolments>[2];

describe.each(engines)('the candidate list on 100,000 rows of $name', (engine) => {
  let services: TestServices;
  let admin: StaffSession;
  let class_id: number;
  let small_id: number;
  beforeAll(async () => {
    services = await openTestServices(engine);
    admin = await openStaff(services, { roles: ['admin'] });
    class_id = await insertTestClass(services, { capacity: 100_000, taken: 60_000 });
    small_id = await insertTestClass(services, { capacity: 1_000, taken: 1_000 });
    // A class of sixty thousand and forty of a thousand; only what the indexes look at matters here.
    await sql`
      insert into enrolment (class_id, enrolment_id, enrol_no, name, name_grams, id_type, id_card_enc, id_index,
        id_masked, live_id_index, phone_enc, phone_index, phone_masked, live_phone_index, enroll_type, study_type,
        status, place, consent_at, idem_key, created_at)
      select case when n % 5 < 3 then ${class_id}::bigint when n % 40 = 4 then ${small_id}::bigint else n % 40 end, n, 'N-' || n, '李晓' || chr(20000 + n % 500),
        array['李', '晓', chr(20000 + n % 500), '李晓', '晓' || chr(20000 + n % 500)], 'cn', '\\x00',
        sha256(('i' || n)::bytea), '', sha256(('i' || n)::bytea), '\\x00', sha256(('p' || n)::bytea), '',
        sha256(('p' || n)::bytea), 'individual', 'online', case when n % 3 = 0 then 'approved' else 'submitted' end,
        'taken', now(), 'k' || n, now() - make_interval(secs => n)
      from generate_series(1, 100000) as n`.execute(services.store.db);
    await vacuum(services.store, 'enrolment');
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

  const list = (changes: Partial<Filters>) => {
    const { store, keyring, admission, programme, now } = services;
    const rules = { keyring, admission, programme };
    return listEnrolments(store.db, admin, filters(changes), { keyring, now: now(), rules });
  };

  /** The plans of the statements that a list sends. */
  const plansOf = async (changes: Partial<Filters>): Promise<string> => {
    const { store } = services;
    const sent = await recordStatements(() => list(changes));
    expect(sent).toHaveLength(2);
    return (await explainStatements(store.pool, sent)).join('\n');
  };

  it.each([
    ['a first page', {}],
    ['what waits first', { sort: 'to_do' as const, order: 'asc' as const }],
    ['a later page of it', { sort: 'to_do' as const, order: 'asc' as const, page: 50 }],
    ['a state', { status: ['submitted' as const] }],
    [
      'two states, oldest first',
      { status: ['submitted' as const, 'approved' as const], order: 'asc' as const },
    ],
    ['page 5,000', { page: 5_000, limit: 10 }],
    ['page 5,000 of a state', { page: 5_000, limit: 5, status: ['submitted' as const] }],
    ['an identity number in a state', { search: '11010519491231002X', status: ['submitted' as const] }],
    ['who is done with the courses', { studied: true }],
    ['a name', { search: '晓丁' }],
    ['a phone', { search: '13800000001' }],
    ['an identity number', { search: '11010519491231002X' }],
  ])('reads %s by an index, never the whole table', async (_, changes) => {
    const plan = await plansOf(changes);
    expect(plan).not.toMatch(/Seq Scan on enrolment/);
    expect(plan).toMatch(/Index (Only )?Scan/);
  });

  it.each([
    ['an enrolment number', { search: 'TC26-0001-00001' }],
    ['a late page by number', { page: 15, sort: 'enrol_no' as const }],
  ])('reads %s of a class of usual size by an index', async (_, changes) => {
    const plan = await plansOf({ class_id: small_id, ...changes });
    expect(plan).not.toMatch(/Seq Scan on enrolment/);
  });

  it.each([{}, { search: '李晓' }])(
    'counts what waits as far as anybody cares, and all that is found',
    async (changes) => {
      const { total, to_do } = await list(changes);
      expect(total).toBe(60_000);
      expect(to_do).toEqual({ submitted: limits.to_do_count_max, in_review: 0, doubtful: 0 });
    },
  );
});
