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
import { importOffice } from './testing/import-office.js';

const tables = ['enrolment', 'score', 'score_entry', 'score_import'] as const;

describe.each(engines)('imports among 30,000 scores of $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let caller: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    class_id = await insertTestClass(services, { status: 'scoring' });
    caller = await openStaff(services, { roles: ['zky-admin'] });
    const { db } = services.store;
    const { user_id } = caller;
    // Three hundred classes of a hundred scores each, which came with the last two of a hundred imports.
    const place = sql`case when n % 300 = 7 then ${class_id}::bigint else n % 300 end`;
    await sql`
      insert into enrolment (class_id, enrolment_id, enrol_no, name, name_grams, id_type, id_card_enc, id_index,
        id_masked, live_id_index, phone_enc, phone_index, phone_masked, live_phone_index, enroll_type, study_type,
        status, place, consent_at, idem_key)
      select ${place}, n, 'N-' || n, '李晓', '{李}', 'cn', '\\x00', sha256(('i' || n)::bytea), '',
        sha256(('i' || n)::bytea), '\\x00', sha256(('p' || n)::bytea), '', sha256(('p' || n)::bytea), 'individual',
        'online', 'approved', 'taken', ${services.now()}::timestamptz, 'k' || n
      from generate_series(0, 29999) as n`.execute(db);
    await sql`
      insert into score_import (class_id, import_id, title, scores, imported_by, imported_at)
      select ${place}, n, 'A', 50, ${user_id}::bigint, ${services.now()}::timestamptz from generate_series(0, 29999) as n`.execute(
      db,
    );
    await sql`
      insert into score_entry (class_id, entry_id, enrolment_id, subject, event, points, user_id, at, import_id)
      select ${place}, n, n, 'theory', 'first_entry', 60, ${user_id}::bigint, ${services.now()}::timestamptz,
        n % 300 + 300 * (99 - n / 300 % 2)
      from generate_series(0, 29999) as n`.execute(db);
    await sql`
      insert into score (class_id, enrolment_id, subject, status, first_points, first_by, updated_at)
      select ${place}, n, 'theory', 'entered_once', 60, ${user_id}::bigint, ${services.now()}::timestamptz
      from generate_series(0, 29999) as n`.execute(db);
    await vacuum(services.store, ...tables);
  });
  afterAll(() => services.close());

  it('are listed, and taken back, by indexes', async () => {
    const desk = importOffice(services, class_id);
    const [newest] = await desk.imports(caller);
    const { import_id = 0, open = 0 } = newest ?? {};
    expect(open).toBe(50);
    const reads = await recordStatements(() => desk.imports(caller));
    const writes = await recordStatements(() => desk.undo(caller, import_id));
    const asked = [...reads, ...writes].filter(({ text }) => /^\s*select/i.test(text));
    const plan = (await explainStatements(services.store.pool, asked)).join('\n');
    expect(plan).not.toMatch(new RegExp(`Seq Scan on (?:${tables.join('|')})\\b`));
    expect(plan).toMatch(/score_entry_import/);
  });
});
