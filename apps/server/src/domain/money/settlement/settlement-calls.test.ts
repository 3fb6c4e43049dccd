import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linesOf } from '../../../platform/documents/testing/file-lines.js';
import { readPdf } from '../../../platform/documents/testing/read-pdf.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { vacuum } from '../../../testing/vacuum.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { countStatements, recordStatements } from '../../class/testing/count-statements.js';
import { explainStatements } from '../../class/testing/explain-statements.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { insertUnit, openStaff } from '../../class/testing/staff.js';
import { addClassRecommend } from '../../class/units/add-class-recommend.js';
import { moneyDesk } from '../payments/testing/money-desk.js';
import { exportSettlement } from './export-settlement.js';
import { exportSettlementTotals } from './export-settlement-totals.js';
import { fetchSettlement } from './fetch-settlement.js';
import { fetchSettlementEntries } from './fetch-settlement-entries.js';
import { readLines } from './read-lines.js';
import { saveSettlementRule } from './save-settlement-rule.js';
import { readStatement } from './testing/read-statement.js';

describe.each(engines)('settlement statements on $name', (engine) => {
  let services: TestServices;
  let caller: StaffSession;
  let class_id: number;
  let host: number;
  let guest: number;
  const november = { from: '2026-11', to: '2026-11' };

  const shareOut = async (first: number) => {
    const { updated_at } = await services.store.db
      .selectFrom('class')
      .select('updated_at')
      .where('class_id', '=', class_id)
      .executeTakeFirstOrThrow();
    const units = [
      { unit_id: host, quota: 10, share_bp: first },
      { unit_id: guest, quota: 10, share_bp: 10_000 - first },
    ];
    const input = { class_id, updated_at: updated_at.toISOString(), units };
    await callHandler(addClassRecommend, { services, caller, input });
  };

  // Two fees at 60:40; then the shares change, one fee comes in at 20:80, and a part of the first goes back.
  beforeAll(async () => {
    services = await openTestServices(engine);
    caller = await openStaff(services, { roles: ['zky-admin'] });
    const [second, third] = [
      await openStaff(services, { roles: ['zky-admin'] }),
      await openStaff(services, { roles: ['zky-admin'] }),
    ];
    host = await insertUnit(services, '华东技术咨询协会');
    guest = await insertUnit(services, '浦江软件/上海[有限]公司');
    class_id = await insertTestClass(services, { class_name: '联合班', class_type: 1, unit_id: host });
    const rule = { from: '2026-01-01', programme_bp: 2_000, unit_bp: 0, joint_bp: 8_000 };
    await callHandler(saveSettlementRule, { services, caller, input: rule });
    // Both take part already, so nobody asks whether they recommend.
    const taking = [host, guest].map((unit_id) => ({ class_id, unit_id, quota: 10, share_bp: 5_000 }));
    await services.store.db.insertInto('class_unit').values(taking).execute();
    await shareOut(6_000);
    const desk = moneyDesk(services, class_id);
    await desk.gather(caller);
    const [one, two, three] = [await desk.approved(1), await desk.approved(2), await desk.approved(3)];
    const paid = await desk.paid(one, second);
    await desk.paid(two, second);
    services.moveTo('2026-11-22T04:00:00.000Z');
    await shareOut(2_000);
    services.moveTo('2026-11-23T04:00:00.000Z');
    await desk.paid(three, second);
    const { refund_id } = await desk.ask(caller, paid, 17_001);
    await desk.decide(second, refund_id, 'first_approve');
    await desk.decide(third, refund_id, 'second_approve');
    await desk.payBack(third, refund_id);
  });
  afterAll(() => services.close());

  const fetch = (input: object = november) =>
    callHandler(fetchSettlement, { services, caller, input: { ...november, ...input } });
  const entries = (input: object = {}) =>
    callHandler(fetchSettlementEntries, { services, caller, input: { class_id, ...november, ...input } });

  it('share out what the desk confirmed and paid back by the shares of each moment', async () => {
    const seen = await fetch();
    expect(seen.totals).toEqual({
      received_cents: 204_000,
      refunded_cents: 17_001,
      net_cents: 186_999,
      programme_cents: 37_400,
      units_cents: 149_599,
    });
    // 136,000 of which 80 % at 60:40, and 50,999 of which 80 % at 20:80.
    expect(seen.statements.map(({ unit_id, part_cents }) => [unit_id, part_cents])).toEqual([
      [null, 37_400],
      [host, 65_280 + 8_160],
      [guest, 43_520 + 32_639],
    ]);
    expect(seen.items).toMatchObject([{ class_id, net_cents: 186_999 }]);
    expect((await fetch({ page: 2 })).items).toEqual([]);
    expect(await fetch({ search: '联合' })).toMatchObject({ total: 1, totals: seen.totals });
    expect(await fetch({ search: '没有' })).toMatchObject({ total: 0, items: [], totals: seen.totals });
    expect(await fetch({ from: '2026-10', to: '2026-10' })).toMatchObject({ total: 0, statements: [] });
  });

  it('lead down to the entries they are made of', async () => {
    const { items, ...rest } = await entries({ limit: 2 });
    expect(rest).toEqual({ total: 4, net_cents: 186_999, class_name: '联合班', currency: 'CNY' });
    expect(items.map(({ kind, amount_cents }) => [kind, amount_cents])).toEqual([
      ['refund', -17_001],
      ['payment', 68_000],
    ]);
    expect((await entries({ page: 2, limit: 2 })).items).toHaveLength(2);
    await expect(entries({ class_id: 404 })).rejects.toMatchObject({ refusal: 'not_found' });
  });

  it.each([
    ['a period that ends before it begins', { from: '2026-12', to: '2026-11' }, 'date_order'],
    ['more than a year', { from: '2025-11', to: '2026-11' }, 'too_big'],
    ['centuries', { from: '2000-01', to: '2099-12' }, 'too_big'],
  ])('refuse %s', async (_, input, to) => {
    await expect(fetch(input)).rejects.toMatchObject({ details: { fields: { to } } });
    await expect(entries(input)).rejects.toMatchObject({ details: { fields: { to } } });
  });

  it('list the classes of one unit with what it shares in, which is what falls due of', async () => {
    const all = await fetch();
    const other = await insertUnit(services, '华南科技服务联合会');
    const ofGuest = await fetch({ unit_id: guest });
    const netOf = (unit_id: number) =>
      all.statements
        .filter((statement) => statement.unit_id === unit_id)
        .reduce((sum, { net_cents }) => sum + net_cents, 0);
    expect(ofGuest.items.reduce((sum, { net_cents }) => sum + net_cents, 0)).toBe(netOf(guest));
    expect(ofGuest).toMatchObject({ total: 1, totals: all.totals, statements: all.statements });
    expect(await fetch({ unit_id: other })).toMatchObject({ total: 0, items: [], totals: all.totals });
  });

  it('are taken as a file by class, by month and by unit, with the figures of the report', async () => {
    const take = (by: 'class' | 'month' | 'unit', more: object = {}) =>
      linesOf(
        callHandler(exportSettlementTotals, {
          services,
          caller,
          language: 'en',
          input: { ...november, by, purpose: '年度结算', ...more },
        }),
      );
    const [head, line] = await take('class');
    expect(head).toBe('Class code,Class,Received,Refunded,Net,Programme,Units');
    expect(line).toMatch(/,联合班,2040,170\.01,1869\.99,374,1495\.99$/);
    expect(await take('month')).toEqual([
      'Month,Received,Refunded,Net,Programme,Units',
      '2026-11,2040,170.01,1869.99,374,1495.99',
    ]);
    const units = await take('unit');
    expect(units.slice(0, 3)).toEqual([
      'Month,For,Received,Refunded,Net,Due',
      '2026-11,Programme,2040,170.01,1869.99,374',
      '2026-11,华东技术咨询协会,2040,170.01,1869.99,734.4',
    ]);
    expect(await take('class', { search: '没有' })).toHaveLength(1);
    await expect(take('month', { to: '2025-11' })).rejects.toMatchObject({
      details: { fields: { to: 'date_order' } },
    });
    const { rows } = await sql<{ reason: string }>`
      select reason from audit_event where action = 'export' and object_type = 'settlement_list'`.execute(
      services.store.db,
    );
    expect(rows).toHaveLength(4);
    expect(rows[0]).toEqual({ reason: '年度结算' });
  });

  it('refuse a month that is none', async () => {
    await expect(fetch({ from: '2026-13' })).rejects.toThrow();
  });

  it('are exported for a purpose, which the trail keeps, with money as numbers', async () => {
    const input = { month: '2026-11', unit_id: guest, purpose: '十一月结算' };
    const { name, bytes } = await callHandler(exportSettlement, { services, caller, input });
    expect(name).toBe('settlement-2026-11.xlsx');
    const { head, lines, sum } = await readStatement(bytes);
    expect(head.at(-1)).toBe('应结金额');
    expect(lines.map(({ part }) => part)).toEqual([43_520, 32_639]);
    expect(sum).toMatchObject({ received: 204_000, refunded: 17_001, net: 186_999, part: 76_159 });
    const { rows } = await sql<{ reason: string; detail: object; object_type: string }>`
      select reason, detail, object_type from audit_event where action = 'export' order by seq desc limit 1`.execute(
      services.store.db,
    );
    expect(rows[0]).toEqual({
      reason: '十一月结算',
      object_type: 'settlement',
      detail: { filters: { month: '2026-11', unit_id: guest }, rows: 2 },
    });
    const asked = { ...input, unit_id: 404 };
    await expect(callHandler(exportSettlement, { services, caller, input: asked })).rejects.toMatchObject({
      details: { fields: { unit_id: 'not_offered' } },
    });
    const blank = { ...input, purpose: '  ' };
    await expect(callHandler(exportSettlement, { services, caller, input: blank })).rejects.toThrow();
  });

  it('are exported as PDF too, with the figures of the ledger', async () => {
    const input = { month: '2026-11', unit_id: guest, format: 'pdf', purpose: '十一月结算' } as const;
    const { name, bytes } = await callHandler(exportSettlement, { services, caller, input });
    expect(name).toBe('settlement-2026-11.pdf');
    const { text, info } = await readPdf(bytes);
    const figures = [...text.matchAll(/¥([\d,]+)\.(\d\d)/g)].map(([, whole = '', cents]) =>
      Number(`${whole.replaceAll(',', '')}${cents}`),
    );
    const first = [136_000, 0, 136_000, 43_520];
    const then = [68_000, 17_001, 50_999, 32_639];
    expect(figures).toEqual([76_159, ...first, ...then, 204_000, 17_001, 186_999, 76_159]);
    expect(info).toMatchObject({ Title: expect.stringContaining('2026-11') });
  });

  it('ask the database twice, and read the months they are about by an index', async () => {
    expect(await countStatements(() => fetch())).toHaveLength(2);
    expect(await countStatements(() => entries())).toHaveLength(2);
    await sql`
      insert into ledger (class_id, entry_id, payment_id, kind, amount_cents, currency, created_at)
      select n % 50 + 1, n, n, 'payment', 68000, 'CNY', timestamptz '2020-01-01' + make_interval(hours => n)
      from generate_series(1, 20000) as n`.execute(services.store.db);
    await vacuum(services.store, 'ledger');
    for (const input of [november, { ...november, class_id }]) {
      const sent = await recordStatements(() => readLines(services.store.db, input, services.programme));
      const plan = (await explainStatements(services.store.pool, sent)).join('\n');
      expect(plan).toMatch(/ledger_(?:class_)?time/);
      expect(plan).not.toMatch(/Seq Scan on ledger/);
    }
    const sent = await recordStatements(() => entries());
    expect((await explainStatements(services.store.pool, sent)).join('\n')).not.toMatch(/Seq Scan on ledger/);
  });
});
