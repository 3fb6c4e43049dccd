import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { vacuum } from '../../../testing/vacuum.js';
import { recordStatements } from '../../class/testing/count-statements.js';
import { explainStatements } from '../../class/testing/explain-statements.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { insertUnit, openStaff } from '../../class/testing/staff.js';
import { listLinks } from './list-links.js';

type Filters = Parameters<typeof listLinks>[2];

describe.each(engines)('the links of a unit among 10,000 classes of $name', (engine) => {
  let services: TestServices;
  let caller: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    const { db } = services.store;
    const unit_id = await insertUnit(services, '华东协会');
    const own = Array.from({ length: 40 }, (_, n) => n + 1);
    caller = await openStaff(services, {
      roles: ['recommend'],
      unit_id,
      owner: own.slice(0, 5),
      organization: own,
    });
    await sql`
      insert into class (class_id, class_name, code, class_type, unit_id, level, enroll_start, enroll_end, capacity, status)
      select n, '第' || n || '期', 'TC26-' || lpad(n::text, 5, '0'), case when n <= 5 then 0 else 1 end,
        case when n <= 5 then ${unit_id}::bigint end, '3', now() - make_interval(hours => n),
        now() + make_interval(hours => n), 1000, 'enrolling'
      from generate_series(1, 10000) as n`.execute(db);
    await sql`
      insert into class_unit (class_id, unit_id, quota)
      select n, case when n <= 40 then ${unit_id}::bigint else ${unit_id}::bigint + 1 + n % 200 end, 100
      from generate_series(6, 10000) as n`.execute(db);
    await sql`
      insert into enrolment (class_id, enrolment_id, enrol_no, name, name_grams, id_type, id_card_enc, id_index,
        id_masked, live_id_index, phone_enc, phone_index, phone_masked, live_phone_index, enroll_type, study_type,
        status, place, consent_at, idem_key, unit_id)
      select 1 + n % 2000, n, 'N-' || n, '李', array['李'], 'cn', '\\x00',
        sha256(('i' || n)::bytea), '', sha256(('i' || n)::bytea), '\\x00', sha256(('p' || n)::bytea), '',
        sha256(('p' || n)::bytea), 'individual', 'online', case when n % 3 = 0 then 'approved' else 'submitted' end,
        'taken', now(), 'k' || n, case when n % 2 = 0 then ${unit_id}::bigint end
      from generate_series(1, 40000) as n`.execute(db);
    await sql`
      insert into enrolment_draft (phone_index, class_id, version, entries_enc, unit_id, saved_at)
      select sha256(('d' || n)::bytea), 1 + n % 2000, 1, '\\x00', ${unit_id}::bigint, now()
      from generate_series(1, 10000) as n`.execute(db);
    await sql`
      insert into link_day (class_id, unit_id, day, visits)
      select 1 + n % 2000, case when n % 2 = 0 then ${unit_id}::bigint else 0 end, '2026-11-20'::date - n / 2000, 3
      from generate_series(0, 39999) as n`.execute(db);
    await sql`
      insert into link_visitor (class_id, unit_id, day, visitor)
      select 1 + n % 2000, case when n % 2 = 0 then ${unit_id}::bigint else 0 end, '2026-11-21'::date, sha256(('v' || n)::bytea)
      from generate_series(1, 20000) as n`.execute(db);
    const tables = ['enrolment', 'enrolment_draft', 'payment', 'link_day', 'link_visitor'] as const;
    await vacuum(services.store, 'class', 'class_unit', ...tables);
  });
  afterAll(() => services.close());

  it.each([
    ['a first page', {}],
    ['those that are open', { state: 'open' as const }],
    ['what a search finds', { search: '第7期' }],
  ])('reads %s with two statements, which look at the unit’s own classes alone', async (_, changes) => {
    const filters: Filters = { page: 1, limit: 20, sort: 'enroll_end', order: 'desc', ...changes };
    const clock = { now: services.now(), today: '2026-11-21' };
    const sent = await recordStatements(() => listLinks(services.store.db, caller, filters, clock));
    expect(sent).toHaveLength(2);
    const plans = (await explainStatements(services.store.pool, sent)).join('\n');
    expect(plans).toMatch(/Index (?:Only )?Scan/);
    expect(plans).not.toMatch(
      /Seq Scan on (?:class|class_unit|enrolment|enrolment_draft|link_day|link_visitor)\b/,
    );
  });
});
