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
import { fetchRegistryPacks } from './fetch-registry-packs.js';
import { readPackLines } from './read-pack-lines.js';

const tables = ['certificate', 'registry_pack'] as const;

describe.each(engines)('packs for the registry among 20,000 certificates of $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let caller: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    class_id = await insertTestClass(services, { status: 'certifying' });
    caller = await openStaff(services, { roles: ['zky-admin'] });
    const second = await openStaff(services, { roles: ['zky-admin'] });
    const { db } = services.store;
    const at = sql`${services.now()}::timestamptz`;
    const placeOf = (n: string) =>
      sql`case when ${sql.ref(n)} % 500 = 0 then ${class_id}::bigint else ${sql.ref(n)} % 500 end`;
    // Five hundred classes of ten packs, four certificates in each.
    await sql`
      insert into registry_pack (class_id, pack_id, pack_no, certificates, packed_by, packed_at, sent_by, sent_at)
      select ${placeOf('n')}, n, 1 + n / 500, 4, ${caller.user_id}::bigint, ${at}, ${caller.user_id}::bigint, ${at}
      from generate_series(1, 5000) as n`.execute(db);
    await sql`
      insert into certificate (class_id, certificate_id, kind, enrolment_id, live_id, certificate_no, status, name, level,
        prepared_by, prepared_at, issued_by, issued_at, updated_at, registry, registry_pack_id)
      select ${placeOf('p')}, n, 'candidate', n, n, 'S' || n, 'valid', '李晓明', '5', ${caller.user_id}::bigint, ${at},
        ${second.user_id}::bigint, ${at}, ${at}, 'sent', p
      from (select n, 1 + n % 5000 as p from generate_series(1, 20000) as n) as g`.execute(db);
    await vacuum(services.store, ...tables);
  });
  afterAll(() => services.close());

  const byIndex = async (work: () => Promise<unknown>) => {
    const plan = (await explainStatements(services.store.pool, await recordStatements(work))).join('\n');
    expect(plan).not.toMatch(new RegExp(`Seq Scan on (?:${tables.join('|')})\\b`));
    expect(plan).toMatch(/Index (Only )?Scan/);
  };

  it('are listed with the steps of their certificates by an index', async () => {
    await byIndex(() => callHandler(fetchRegistryPacks, { services, caller, input: { class_id } }));
  });

  it('are read line by line by an index', async () => {
    const { db } = services.store;
    // Of a pack that does not exist: the holders of the certificates are in no table here.
    const wanted = { class_id, pack_id: 404_404, only: 'all' } as const;
    await byIndex(() => readPackLines(db, services.keyring, wanted));
  });
});
