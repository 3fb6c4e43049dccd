import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../testing/engines.js';
import { vacuum } from '../../../testing/vacuum.js';
import { recordStatements } from '../../class/testing/count-statements.js';
import { explainStatements } from '../../class/testing/explain-statements.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { listExports } from './list-exports.js';

type Filters = Parameters<typeof listExports>[1];

describe.each(engines)('the files that were taken among 60,000 steps of the trail of $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  beforeAll(async () => {
    services = await openTestServices(engine);
    class_id = await insertTestClass(services);
    const { db } = services.store;
    await sql`
      insert into audit_event (class_id, seq, at, actor_role, action, object_type, object_id, reason, detail, prev_hash, hash)
      select case when n % 2 = 0 then 0 else ${class_id}::bigint + n % 400 end, n,
        '2026-11-21T04:00:00Z'::timestamptz - make_interval(secs => n), 'master',
        case when n % 300 = 0 then 'export' when n % 310 = 0 then 'print' else 'edit' end,
        case when n % 300 = 0 then 'enrolment_list' when n % 310 = 0 then 'sitting' else 'class' end, '1', '核对',
        jsonb_build_object('filters', jsonb_build_object('class_id', ${class_id}::bigint + n % 400), 'rows', 3), '\\x00', '\\x00'
      from generate_series(1, 60000) as n`.execute(db);
    await vacuum(services.store, 'audit_event', 'class', 'account');
  });
  afterAll(() => services.close());

  it.each<[string, Partial<Filters>]>([
    ['the newest of all', {}],
    ['the oldest', { order: 'asc' }],
    ['what a search finds', { search: '核对' }],
    ['those of one list', { what: 'enrolment_list' }],
    ['those with numbers in full', { revealed: true }],
  ])('reads %s by the index of files alone', async (_, changes) => {
    const filters: Filters = { page: 1, limit: 20, order: 'desc', ...changes };
    const sent = await recordStatements(() => listExports(services.store.db, filters));
    expect(sent).toHaveLength(2);
    const plans = (await explainStatements(services.store.pool, sent)).join('\n');
    expect(plans).toMatch(/audit_event_export\b/);
    expect(plans).not.toMatch(/Seq Scan on audit_event\b/);
  });

  it('reads those of one class by an index of their own', async () => {
    const filters: Filters = { page: 1, limit: 20, order: 'desc', class_id };
    const sent = await recordStatements(() => listExports(services.store.db, filters));
    expect(sent).toHaveLength(2);
    const plans = (await explainStatements(services.store.pool, sent)).join('\n');
    expect(plans).toMatch(/audit_event_export_of_class/);
    expect(plans).not.toMatch(/Seq Scan on audit_event\b/);
  });
});
