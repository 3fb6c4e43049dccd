import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../testing/engines.js';
import { vacuum } from '../../../testing/vacuum.js';
import { recordStatements } from '../../class/testing/count-statements.js';
import { explainStatements } from '../../class/testing/explain-statements.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { listAllInvoices } from './list-all-invoices.js';
import { listInvoices } from './list-invoices.js';

describe.each(engines)('the invoices of all classes, 20,000 rows of $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  beforeAll(async () => {
    services = await openTestServices(engine);
    class_id = await insertTestClass(services);
    await sql`
        insert into invoice (class_id, invoice_id, request_no, kind, title_type, title, tax_no, amount_cents, currency, status,
          invoice_no, file_id, created_at, updated_at)
        select case when n % 50 = 0 then ${class_id}::bigint else n % 50 end, n, 'F' || n, 'ordinary', 'unit', '第' || n || chr(20000 + n % 500) || '公司', 'T' || n, 68000, 'CNY',
          case when n % 200 = 0 then 'requested' else 'issued' end, n::text, n, now() - make_interval(secs => n), now()
        from generate_series(1, 20000) as n`.execute(services.store.db);
    await vacuum(services.store, 'invoice');
  });
  afterAll(() => services.close());

  it.each<[string, Partial<Parameters<typeof listAllInvoices>[1]>]>([
    ['a first page', {}],
    ['the oldest', { order: 'asc' }],
    ['a late page', { page: 500 }],
    ['a state', { status: ['requested'] }],
    ['a kind that hardly anybody asks for', { kind: 'special' }],
    ['a title', { search: '丁公司' }],
    ['a tax number', { search: 'T17' }],
    ['a request number', { search: 'f17' }],
  ])('reads %s by an index, never a whole table', async (_, changes) => {
    const { store } = services;
    const asked = { page: 1, limit: 20, order: 'desc' as const, ...changes };
    const sent = await recordStatements(() => listAllInvoices(store.db, asked));
    expect(sent).toHaveLength(2);
    const plan = (await explainStatements(store.pool, sent)).join('\n');
    expect(plan).not.toMatch(/Seq Scan on invoice/);
    expect(plan).toMatch(/Index (?:Only )?Scan/);
  });

  it.each([
    ['the newest', { sort: 'created_at' as const, order: 'desc' as const }],
    ['what waits first', { sort: 'to_do' as const, order: 'asc' as const }],
  ])('reads %s of a class by an index', async (_, changes) => {
    const { store } = services;
    const asked = { class_id, page: 1, limit: 20, ...changes };
    const sent = await recordStatements(() => listInvoices(store.db, asked));
    expect(sent).toHaveLength(2);
    expect((await explainStatements(store.pool, sent)).join('\n')).not.toMatch(/Seq Scan on invoice/);
  });
});
