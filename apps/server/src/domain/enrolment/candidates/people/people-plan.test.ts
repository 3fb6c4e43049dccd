import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { engines } from '../../../../testing/engines.js';
import { vacuum } from '../../../../testing/vacuum.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { recordStatements } from '../../../class/testing/count-statements.js';
import { explainStatements } from '../../../class/testing/explain-statements.js';
import { insertTestClass } from '../../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { openStaff } from '../../../class/testing/staff.js';
import { fetchHistory } from '../fetch-history.js';
import { listPeople } from './list-people.js';
import { spellNames } from './spell-names.js';

describe.each(engines)('people among 20,000 in twenty classes, on $name', (engine) => {
  let services: TestServices;
  let zky: StaffSession;
  let master: StaffSession;
  let class_id: number;
  beforeAll(async () => {
    services = await openTestServices(engine);
    const { db } = services.store;
    const sealed = services.keyring.seal('phone', '13800009010');
    const classes: number[] = [];
    for (let n = 0; n < 20; n += 1) {
      classes.push(await insertTestClass(services, { capacity: 2_000, taken: 1_000 }));
    }
    class_id = classes[0] ?? 0;
    zky = await openStaff(services, { roles: ['zky-admin'] });
    master = await openStaff(services, { roles: ['master'], owner: classes.slice(0, 3) });
    await sql`
      insert into enrolment (class_id, enrolment_id, enrol_no, name, name_grams, name_pinyin, id_type, id_card_enc, id_index,
        id_masked, live_id_index, phone_enc, phone_index, phone_masked, live_phone_index, enroll_type, study_type,
        status, place, consent_at, idem_key, gender, birth, created_at)
      select (${classes}::bigint[])[1 + n % 20], n, 'N-' || n, '李晓' || chr(20000 + n % 500), name_grams('李晓' || chr(20000 + n % 500)),
        array['lixiao' || n % 500, 'lx' || n % 500], 'cn', ${sealed}::bytea, sha256(('i' || n)::bytea), '1101**********002X',
        sha256(('i' || n)::bytea), ${sealed}::bytea, sha256(('p' || n)::bytea), '138****0001', sha256(('p' || n)::bytea),
        'individual', 'online', 'approved', 'taken', now(), 'k' || n, 'male', '1990-05-12', now() - make_interval(secs => n)
      from generate_series(1, 20000) as n`.execute(db);
    await sql`
      insert into exam_ticket (class_id, ticket_id, enrolment_id, live_enrolment_id, ticket_no, status, revision, issued_at, updated_at)
      select class_id, enrolment_id, enrolment_id, enrolment_id, '26' || enrolment_id, 'issued', 1, now(), now() from enrolment`.execute(
      db,
    );
    await sql`
      insert into payment (class_id, payment_id, enrolment_id, method, amount_cents, currency, status, payer_name)
      select class_id, enrolment_id, enrolment_id, 'wechat', 68000, 'CNY', 'closed', '李晓明' from enrolment`.execute(
      db,
    );
    await sql`
      insert into certificate (class_id, certificate_id, kind, enrolment_id, certificate_no, status, name, level, prepared_by, prepared_at, reason, updated_at)
      select class_id, enrolment_id, 'candidate', enrolment_id, 'C' || enrolment_id, 'void', name, '5', ${zky.user_id}::bigint, now(), '重号', now()
      from enrolment where enrolment_id % 2 = 0`.execute(db);
    await sql`
      insert into audit_event (class_id, seq, at, actor_role, action, object_type, object_id, to_state, prev_hash, hash)
      select class_id, enrolment_id, now(), 'candidate', 'enrol', 'enrolment', enrolment_id::text, 'submitted', '\\x00', '\\x00'
      from enrolment`.execute(db);
    await vacuum(
      services.store,
      'enrolment',
      'exam_ticket',
      'payment',
      'certificate',
      'refund',
      'audit_event',
    );
  });
  afterAll(() => services.close());

  const expectIndexed = async (run: () => Promise<unknown>) => {
    const sent = await recordStatements(run);
    expect(sent.length).toBeGreaterThan(0);
    for (const plan of await explainStatements(services.store.pool, sent)) {
      expect(plan).not.toMatch(/Seq Scan on (enrolment|exam_ticket|payment|certificate|audit_event)\b/);
    }
  };

  const searches = [
    ['a name', '晓丁'],
    ['a name in letters', 'lixiao'],
    ['a phone', '13800000001'],
    ['an identity number', '11010519491231002X'],
    ['a number', 'N-4711'],
    ['the number of a ticket', '264711'],
  ] as const;

  it.each(searches)('are found by %s by an index, never in the whole table', async (_, search) => {
    const { store, keyring, exam, now } = services;
    for (const caller of [zky, master]) {
      await expectIndexed(() => listPeople(store.db, search, { caller, exam, keyring, now: now() }));
    }
  });

  it('have a history that is read by indexes', async () => {
    for (const caller of [zky, master]) {
      const input = { class_id, enrolment_id: 20 };
      await expectIndexed(() => callHandler(fetchHistory, { services, caller, input }));
    }
  });

  it('whose names wait to be spelled are read by an index', async () => {
    await expectIndexed(() => spellNames(services));
  });
});
