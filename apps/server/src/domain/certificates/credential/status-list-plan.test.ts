import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../testing/engines.js';
import { vacuum } from '../../../testing/vacuum.js';
import { recordStatements } from '../../class/testing/count-statements.js';
import { explainStatements } from '../../class/testing/explain-statements.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { openStaff } from '../../class/testing/staff.js';
import { readMarks } from './status-list.js';

describe.each(engines)('a list of states among 20,000 certificates of $name', (engine) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(engine);
    const [a, b] = [
      await openStaff(services, { roles: ['zky-admin'] }),
      await openStaff(services, { roles: ['zky-admin'] }),
    ];
    const { db } = services.store;
    const at = sql`${services.now()}::timestamptz`;
    // Two lists; in the first one, one certificate of fifty was replaced.
    await sql`
      insert into certificate (class_id, certificate_id, kind, user_id, live_id, certificate_no, status, name, level, lessons,
        minutes, prepared_by, prepared_at, issued_by, issued_at, updated_at, status_list, status_index)
      select n, n, 'teacher', ${a.user_id}::bigint, case when n % 50 > 0 then ${a.user_id}::bigint end, 'T' || n,
        case when n % 50 > 0 then 'valid' else 'superseded' end, '教师', '5', 1, 60, ${a.user_id}::bigint, ${at},
        ${b.user_id}::bigint, ${at}, ${at}, 1 + n % 2, n
      from generate_series(1, 20000) as n`.execute(db);
    await db.insertInto('prefix_series').values({ series: 'credential', prefix: '', last: 70_000 }).execute();
    await vacuum(services.store, 'certificate');
  });
  afterAll(() => services.close());

  it('is read by an index of those that do not hold', async () => {
    const { db, pool } = services.store;
    expect(await readMarks(db, 1)).toHaveLength(400);
    expect(await readMarks(db, 2)).toEqual([]);
    expect(await readMarks(db, 3)).toBeUndefined();
    const plans = await explainStatements(pool, await recordStatements(() => readMarks(db, 1)));
    expect(plans.join('\n')).toContain('certificate_marked');
    expect(plans.join('\n')).not.toMatch(/Seq Scan on certificate\b/);
  });
});
