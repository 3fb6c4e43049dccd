import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../testing/engines.js';
import { vacuum } from '../../../../testing/vacuum.js';
import { recordStatements } from '../../../class/testing/count-statements.js';
import { explainStatements } from '../../../class/testing/explain-statements.js';
import { insertTestClass } from '../../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { listReceipts } from '../receipts/list-receipts.js';
import { listAllPayments } from './list-all-payments.js';
import { listPayments } from './list-payments.js';

type Filters = Parameters<typeof listPayments>[1];

describe.each(engines)('the payment list on 20,000 rows of $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  beforeAll(async () => {
    services = await openTestServices(engine);
    class_id = await insertTestClass(services, { capacity: 1_000, taken: 400 });
    // Fifty classes of four hundred; only what the indexes look at matters here.
    const classOf = sql`case when n % 50 = 0 then ${class_id}::bigint else n % 50 end`;
    await sql`
      insert into enrolment (class_id, enrolment_id, enrol_no, name, name_grams, id_type, id_card_enc, id_index,
        id_masked, live_id_index, phone_enc, phone_index, phone_masked, live_phone_index, enroll_type, study_type,
        status, place, consent_at, idem_key, created_at)
      select ${classOf}, n, 'N-' || n, '李晓' || chr(20000 + n % 500),
        array['李', '晓', chr(20000 + n % 500), '李晓', '晓' || chr(20000 + n % 500)], 'cn', '\\x00',
        sha256(('i' || n)::bytea), '', sha256(('i' || n)::bytea), '\\x00', sha256(('p' || n)::bytea), '',
        sha256(('p' || n)::bytea), 'individual', 'online', 'approved', 'taken', now(), 'k' || n,
        now() - make_interval(secs => n)
      from generate_series(1, 20000) as n`.execute(services.store.db);
    await sql`
      insert into refund (class_id, refund_id, payment_id, open_payment_id, amount_cents, status, origin, reason)
      select ${classOf}, n, n, case when n % 2 = 0 then n end, 68000, case when n % 2 = 0 then 'requested' else 'rejected' end,
        'candidate', ''
      from generate_series(1, 20000, 7) as n`.execute(services.store.db);
    await sql`
      insert into receipt (class_id, receipt_id, payment_id, receipt_no, payer_name, payee_name, amount_cents, currency,
        issued_at)
      select ${classOf}, n, n, 'R' || n, '', '', 68000, 'CNY', now() - make_interval(secs => n)
      from generate_series(1, 20000) as n`.execute(services.store.db);
    await sql`
      insert into payment (class_id, payment_id, enrolment_id, open_enrolment_id, amount_cents, currency, status,
        payer_name, payer_bank, payer_account_enc, payer_account_masked, paid_on, proof_id, created_at)
      select ${classOf}, n, n, n, 68000, 'CNY', case when n % 3 = 0 then 'declared' else 'confirmed' end,
        '李晓明', '中国建设银行上海徐汇支行',
          sha256(('a' || n)::bytea) || sha256(('b' || n)::bytea), '***************0017', current_date, 1, now() - make_interval(secs => n)
      from generate_series(1, 20000) as n`.execute(services.store.db);
    // The index of the names keeps its newest entries unsorted until then.
    await vacuum(services.store, 'payment', 'enrolment', 'refund');
    await sql`analyze receipt`.execute(services.store.db);
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
    const sent = await recordStatements(() => listPayments(store.db, filters(changes), searcher));
    expect(sent).toHaveLength(2);
    return (await explainStatements(store.pool, sent)).join('\n');
  };

  it.each<[string, Partial<Parameters<typeof listAllPayments>[1]>]>([
    ['a first page', {}],
    ['the oldest', { order: 'asc' }],
    ['a late page', { page: 500 }],
    ['a state', { status: ['declared'] }],
    ['a way of paying that hardly anybody took', { method: ['wechat'] }],
    ['refunds that wait for their second approval', { refund_status: ['approved'] }],
    ['a name', { search: '晓丁' }],
    ['a phone', { search: '13800000001' }],
  ])('reads %s of all classes by an index, never a whole table', async (_, changes) => {
    const { store, keyring, now } = services;
    const all = { page: 1, limit: 20, order: 'desc' as const, ...changes };
    const searcher = { keyring, now: now() };
    const sent = await recordStatements(() => listAllPayments(store.db, all, searcher));
    expect(sent).toHaveLength(2);
    const plan = (await explainStatements(store.pool, sent)).join('\n');
    expect(plan).not.toMatch(/Seq Scan on (?:payment|enrolment|refund)/);
  });

  it.each([
    ['a first page', {}],
    ['what waits first', { sort: 'to_do' as const, order: 'asc' as const }],
    ['a late page of it', { sort: 'to_do' as const, order: 'asc' as const, page: 15 }],
    ['a state', { status: ['declared' as const] }],
    ['two states, oldest first', { status: ['declared' as const, 'failed' as const], order: 'asc' as const }],
    ['a late page by amount', { page: 15, sort: 'amount_cents' as const }],
    ['a refund', { refund_status: ['requested' as const] }],
    ['a name', { search: '晓丁' }],
    ['a phone', { search: '13800000001' }],
    ['an enrolment number', { search: 'N-100' }],
  ])('reads %s by an index, never a whole table', async (_, changes) => {
    const plan = await plansOf(changes);
    expect(plan).not.toMatch(/Seq Scan on (?:payment|enrolment|refund)/);
    expect(plan).toMatch(/Index (Only )?Scan/);
  });

  it.each([
    ['a first page', {}],
    ['a late page by amount', { page: 15, sort: 'amount_cents' as const }],
    ['a name', { search: '晓丁' }],
    ['a receipt number', { search: 'R100' }],
  ])('reads %s of receipts by an index, never a whole table', async (_, changes) => {
    const { store, keyring, now } = services;
    const asked = {
      class_id,
      page: 1,
      limit: 20,
      sort: 'issued_at' as const,
      order: 'desc' as const,
      ...changes,
    };
    const sent = await recordStatements(() => listReceipts(store.db, asked, { keyring, now: now() }));
    const plan = (await explainStatements(store.pool, sent)).join('\n');
    expect(plan).not.toMatch(/Seq Scan on (?:payment|enrolment|receipt)/);
  });
});
