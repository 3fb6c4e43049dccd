import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../testing/engines.js';
import { recordStatements } from '../../class/testing/count-statements.js';
import { explainStatements } from '../../class/testing/explain-statements.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { listRoster } from './list-roster.js';

type Filters = Parameters<typeof listRoster>[1];

describe.each(engines)('the roster among 20,000 enrolments of $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  beforeAll(async () => {
    services = await openTestServices(engine);
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
    await sql`
      insert into attendance (class_id, enrolment_id, admitted_event, admitted_at, device)
      select class_id, enrolment_id, enrolment_id, now(), 'device-one' from enrolment
      where status = 'approved' and enrolment_id % 2 = 0`.execute(services.store.db);
    await sql`analyze enrolment, attendance`.execute(services.store.db);
  });
  afterAll(() => services.close());

  const plansOf = async (changes: Partial<Filters>): Promise<string> => {
    const { store, keyring, now } = services;
    const filters: Filters = {
      class_id,
      page: 1,
      limit: 20,
      sort: 'admitted_at',
      order: 'desc',
      ...changes,
    };
    const sent = await recordStatements(() => listRoster(store.db, filters, { keyring, now: now() }));
    expect(sent).toHaveLength(2);
    return (await explainStatements(store.pool, sent)).join('\n');
  };

  it.each([
    ['whoever came last', {}],
    ['who is not there', { show: 'waiting' as const, sort: 'enrol_no' as const }],
    ['who was absent from a sitting', { show: 'absent' as const, sitting_id: 5 }],
    ['a late page', { page: 5 }],
    ['a name', { search: '晓丁' }],
    ['an enrolment number', { search: 'TC26-0001-00001' }],
  ])('reads %s by an index, never a whole table', async (_, changes) => {
    const plan = await plansOf(changes);
    expect(plan).not.toMatch(/Seq Scan on (enrolment|attendance)/);
    expect(plan).toMatch(/Index (Only )?Scan/);
  });
});
