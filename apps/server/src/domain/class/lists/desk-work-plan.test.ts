import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { vacuum } from '../../../testing/vacuum.js';
import { recordStatements } from '../testing/count-statements.js';
import { explainStatements } from '../testing/explain-statements.js';
import { openTestServices, type TestServices } from '../testing/open-test-services.js';
import { openStaff } from '../testing/staff.js';
import { countToDo } from './count-to-do.js';
import { listClasses } from './list-classes.js';
import { listClock } from './list-clock.js';

const tables = ['enrolment', 'payment', 'refund', 'invoice', 'score', 'score_recheck', 'certificate'];

describe.each(engines)('the work at the desks of 10,000 classes of $name', (engine) => {
  let services: TestServices;
  let admin: StaffSession;
  let master: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    const { db } = services.store;
    admin = await openStaff(services, { roles: ['admin'] });
    master = await openStaff(services, { roles: ['master'], owner: [1_201, 1_300] });
    const { user_id } = await openStaff(services, { roles: ['master'] });
    for (let from = 1; from <= 10_000; from += 2_000) {
      await sql`
        insert into class (class_id, class_name, code, level, city, capacity, status)
        select n, '第' || n || '期', 'TC26-' || lpad(n::text, 5, '0'), '3', '杭州', 100,
          case when n % 100 = 1 then 'scoring' else (array['finished', 'certifying'])[1 + n % 2] end
        from generate_series(${from}::int4, ${from + 1_999}::int4) as n`.execute(db);
    }
    // Three of each in every class, one in twenty of them waiting; only what the indexes look at matters here.
    await sql`
      insert into enrolment (class_id, enrolment_id, enrol_no, name, name_grams, id_type, id_card_enc, id_index,
        id_masked, live_id_index, phone_enc, phone_index, phone_masked, live_phone_index, enroll_type, study_type,
        status, place, consent_at, idem_key)
      select 1 + n % 10000, n, 'N-' || n, '李晓', '{李}', 'cn', '\\x00', sha256(('i' || n)::bytea), '',
        sha256(('i' || n)::bytea), '\\x00', sha256(('p' || n)::bytea), '', sha256(('p' || n)::bytea), 'individual',
        'online', 'approved', 'taken', now(), 'k' || n
      from generate_series(1, 30000) as n`.execute(db);
    await sql`
      insert into payment (class_id, payment_id, enrolment_id, open_enrolment_id, amount_cents, currency, status,
        payer_name, payer_bank, payer_account_enc, payer_account_masked, paid_on, proof_id)
      select 1 + n % 10000, n, n, n, 68000, 'CNY', case when n % 20 = 0 then 'declared' else 'confirmed' end,
        '李晓明', '', '\\x00', '', current_date, 1
      from generate_series(1, 30000) as n`.execute(db);
    await sql`
      insert into refund (class_id, refund_id, payment_id, open_payment_id, amount_cents, status, origin, reason)
      select 1 + n % 10000, n, n, case when n % 20 = 0 then n end, 68000,
        case when n % 20 = 0 then 'requested' else 'rejected' end, 'candidate', ''
      from generate_series(1, 30000) as n`.execute(db);
    await sql`
      insert into invoice (class_id, invoice_id, request_no, kind, title_type, title, amount_cents, currency, status,
        created_at, updated_at)
      select 1 + n % 10000, n, 'I' || n, 'ordinary', 'personal', '李晓明', 68000, 'CNY',
        case when n % 20 = 0 then 'requested' else 'rejected' end, now(), now()
      from generate_series(1, 30000) as n`.execute(db);
    await sql`
      insert into score (class_id, enrolment_id, subject, status, first_points, first_by, updated_at)
      select 1 + n % 10000, n, 'theory', case when n % 20 = 0 then 'entered_once' else 'empty' end,
        case when n % 20 = 0 then 60 end, case when n % 20 = 0 then ${user_id}::bigint end, now()
      from generate_series(1, 30000) as n`.execute(db);
    await sql`
      insert into score_recheck (class_id, recheck_id, enrolment_id, subject, reason, status, requested_at, decided_by,
        decided_at, decision_reason)
      select 1 + n % 10000, n, n, 'theory', '', case when n % 20 = 0 then 'requested' else 'unchanged' end, now(),
        case when n % 20 > 0 then ${user_id}::bigint end, case when n % 20 > 0 then now() end,
        case when n % 20 > 0 then '' end
      from generate_series(1, 30000) as n`.execute(db);
    await sql`
      insert into certificate (class_id, certificate_id, kind, enrolment_id, open_id, certificate_no, status, name,
        level, prepared_by, prepared_at, reason, updated_at)
      select 1 + n % 10000, n, 'candidate', n, case when n % 20 = 0 then n end, 'Z' || n,
        case when n % 20 = 0 then 'numbered' else 'void' end, '', '3', ${user_id}::bigint, now(), '', now()
      from generate_series(1, 30000) as n`.execute(db);
    // One institution in a hundred classes, one in ten of them with little left for messages.
    await sql`update class set unit_id = class_id / 100 + 1`.execute(db);
    await sql`
      insert into sms_account (unit_id, balance_cents)
      select n, case when n % 10 = 0 then 100 else 100000 end from generate_series(1, 101) as n`.execute(db);
    await vacuum(services.store, 'class', 'sms_account', ...tables);
  });
  afterAll(() => services.close());

  const whole = new RegExp(`Seq Scan on (?:${tables.join('|')})\\b`);
  const plansOf = async (sent: Awaited<ReturnType<typeof recordStatements>>) =>
    (await explainStatements(services.store.pool, sent)).join('\n');

  it('is counted in one statement that reads what waits and no table whole, for the platform and for a few classes', async () => {
    for (const caller of [admin, master]) {
      const sent = await recordStatements(() => countToDo(services, caller));
      expect(sent).toHaveLength(1);
      expect(await plansOf(sent)).not.toMatch(whole);
    }
    expect(await countToDo(services, admin)).toMatchObject({ payments: 1_000, refunds: 1_000 });
    expect(await countToDo(services, master)).toMatchObject({ payments: 3, refunds: 3, scores: 3 });
  });

  it('says what waits in each class of a page by the two statements of the list, which read no table whole', async () => {
    const filters = { page: 1, limit: 20, sort: 'class_name', order: 'asc' } as const;
    const list = (caller: StaffSession) =>
      listClasses(services.store.db, caller, filters, listClock(services));
    for (const caller of [admin, master]) {
      const sent = await recordStatements(() => list(caller));
      expect(sent).toHaveLength(2);
      expect(await plansOf(sent)).not.toMatch(whole);
    }
    const { items } = await list(master);
    expect(items.map(({ class_id, waits }) => [class_id, waits])).toEqual([
      [1_201, { payments: 3, refunds: 3, invoices: 3, scores: 3, rechecks: 3, certificates: 3 }],
      [1_300, null],
    ]);
  });

  it.each([
    ...(['payments', 'refunds', 'invoices', 'scores', 'rechecks', 'certificates'] as const),
    ...(['mailings', 'credit', 'overdue', 'due_soon'] as const),
  ])('narrows the class list to %s with two statements that read no table whole', async (waiting) => {
    const filters = { page: 1, limit: 20, sort: 'created_at', order: 'desc', waiting } as const;
    const clock = listClock(services);
    for (const caller of [admin, master]) {
      const sent = await recordStatements(() => listClasses(services.store.db, caller, filters, clock));
      expect(sent).toHaveLength(2);
      expect(await plansOf(sent)).not.toMatch(whole);
    }
  });
});
