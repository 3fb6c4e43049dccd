import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { insertUnit, openStaff } from '../../class/testing/staff.js';
import { exportSettlement } from './export-settlement.js';
import { fetchSettlement } from './fetch-settlement.js';
import { fetchSettlementEntries } from './fetch-settlement-entries.js';
import { enterMoney } from './testing/enter-money.js';
import { readStatement } from './testing/read-statement.js';

/** Minutes from the beginning of the year, with the moments that months begin with among them. */
const year = 365 * 24 * 60;
const begin = Date.parse('2025-12-31T16:00:00Z');
const edges = [0, 31, 59, 90, 181, 334].flatMap((day) => [day * 1_440, day * 1_440 - 1]);
const minute = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: year - 1 }) },
  { weight: 1, arbitrary: fc.constantFrom(...edges.filter((at) => at >= 0)) },
);
const momentAt = (at: number) => new Date(begin + at * 60_000);

/** Three shares of 10,000. */
const cut = fc
  .tuple(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: 10_000 }))
  .map(([a, b]) => [Math.min(a, b), Math.abs(a - b), 10_000 - Math.max(a, b)] as const);
const rules = fc.uniqueArray(fc.tuple(minute, cut), { maxLength: 5, selector: ([at]) => at });
/** For one of two units, from a moment on, for some days. */
const ownRules = fc.uniqueArray(
  fc.record({ unit: fc.nat({ max: 1 }), at: minute, days: fc.integer({ min: 1, max: 200 }), cut }),
  { maxLength: 3, selector: ({ unit, at }) => `${unit} ${at}` },
);
/** In one of four classes, at some moment: a fee comes in, and parts of it go back later. */
const payment = fc.record({
  of: fc.nat({ max: 3 }),
  at: minute,
  cents: fc.integer({ min: 1, max: 99_999 }),
  back: fc.array(fc.tuple(minute, fc.integer({ min: 1, max: 6_000 })), { maxLength: 2 }),
});
/** When a joint class gives its units other shares, and which. */
const reshare = fc.record({
  of: fc.constantFrom(1, 2),
  at: minute,
  first: fc.integer({ min: 0, max: 10_000 }),
});

describe.each(engines)('settlement on $name', (engine) => {
  let services: TestServices;
  let caller: StaffSession;
  const units: number[] = [];
  beforeAll(async () => {
    services = await openTestServices(engine);
    services.moveTo('2027-01-10T00:00:00Z');
    caller = await openStaff(services, { roles: ['zky-admin'] });
    for (const name of ['甲单位', '乙单位', '丙单位']) units.push(await insertUnit(services, name));
  });
  afterAll(() => services.close());

  const months = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`);
  const period = { from: '2026-01', to: '2026-12' };

  const openBooks = async () => {
    await sql`delete from settlement_rule`.execute(services.store.db);
    await sql`delete from class_share`.execute(services.store.db);
    // The books of the round before: each round begins with empty ones.
    await sql`truncate ledger`.execute(services.store.db);
    const [first = 0, second = 0] = units;
    return [
      await insertTestClass(services, { unit_id: first }),
      await insertTestClass(services, { unit_id: first, class_type: 1 }),
      await insertTestClass(services, { unit_id: null, class_type: 1 }),
      await insertTestClass(services, { unit_id: second }),
    ];
  };

  type Of<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;
  const ruleRows = (all: Of<typeof rules>, own: Of<typeof ownRules>) =>
    [
      ...all.map(([at, shares]) => ({ at, shares, term: {} })),
      ...own.map(({ unit, at, days, cut: shares }) => ({
        at,
        shares,
        term: { unit_id: units[unit] ?? 0, until_at: momentAt(at + days * 1_440) },
      })),
    ].map(({ at, shares: [programme_bp, unit_bp, joint_bp], term }, n) => ({
      rule_id: n + 1,
      from_at: momentAt(at),
      live_from: momentAt(at),
      created_at: momentAt(0),
      programme_bp,
      unit_bp,
      joint_bp,
      ...term,
    }));

  const sumOf = async (where: ReturnType<typeof sql>) => {
    const { rows } = await sql<{ received: number; net: number }>`
      select coalesce(sum(amount_cents) filter (where amount_cents > 0), 0)::int8 as received,
        coalesce(sum(amount_cents), 0)::int8 as net
      from ledger where ${where}`.execute(services.store.db);
    return rows[0] ?? { received: 0, net: 0 };
  };
  const add = (figures: readonly number[]) => figures.reduce((all, each) => all + each, 0);

  it('counts every cent of the ledger once, whoever it falls to, whatever rules and shares changed meanwhile', async () => {
    let moved = 0;
    await fc.assert(
      fc.asyncProperty(
        rules,
        ownRules,
        fc.array(payment, { minLength: 5, maxLength: 40 }),
        fc.array(reshare, { maxLength: 4 }),
        async (changes, own, payments, reshares) => {
          const classes = await openBooks();
          const { db } = services.store;
          const rows = ruleRows(changes, own);
          if (rows.length > 0) await db.insertInto('settlement_rule').values(rows).execute();
          for (const [n, { of, at, first }] of reshares.entries()) {
            const shares = JSON.stringify([
              { unit_id: units[1], share_bp: first },
              { unit_id: units[2], share_bp: 10_000 - first },
            ]);
            const row = { class_id: classes[of] ?? 0, share_id: n + 1, from_at: momentAt(at), shares };
            await db.insertInto('class_share').values(row).execute();
          }
          const entries = payments.flatMap(({ of, at, cents, back }) => [
            { class_id: classes[of] ?? 0, at: momentAt(at), cents },
            ...back.map(([when, part]) => ({ class_id: classes[of] ?? 0, at: momentAt(when), cents: -part })),
          ]);
          await enterMoney(services, entries);
          moved += entries.length;

          const input = { ...period, page: 1, limit: 100 };
          const seen = await callHandler(fetchSettlement, { services, caller, input });
          const all = await sumOf(sql`true`);
          expect(seen.totals).toMatchObject({ received_cents: all.received, net_cents: all.net });
          expect(add(seen.items.map(({ net_cents }) => net_cents))).toBe(all.net);
          expect(add(seen.items.map(({ programme_cents }) => programme_cents))).toBe(
            seen.totals.programme_cents,
          );
          for (const { class_id, received_cents, net_cents } of seen.items) {
            expect(await sumOf(sql`class_id = ${class_id}`)).toEqual({
              received: received_cents,
              net: net_cents,
            });
            const named = { ...input, class_id };
            const ledger = await callHandler(fetchSettlementEntries, { services, caller, input: named });
            expect(ledger.net_cents).toBe(net_cents);
          }
          for (const month of months) {
            const inMonth = sql`to_char(created_at at time zone 'Asia/Shanghai', 'YYYY-MM') = ${month}`;
            const { received, net } = await sumOf(inMonth);
            expect(seen.months.find((each) => each.month === month)).toMatchObject({
              received_cents: received,
              refunded_cents: received - net,
              net_cents: net,
            });
            const statements = seen.statements.filter((each) => each.month === month);
            expect(add(statements.map(({ part_cents }) => part_cents))).toBe(net);
            expect(new Set(statements.map(({ unit_id }) => unit_id)).size).toBe(statements.length);
          }
        },
      ),
      { numRuns: 12, seed: 20_261_122, endOnFailure: true },
    );
    // The sums of empty books would agree too.
    expect(moved).toBeGreaterThan(200);
  });

  it('is written in statements which together are the ledger of their month', async () => {
    const { statements } = await callHandler(fetchSettlement, { services, caller, input: period });
    const busiest = months
      .map((month) => statements.filter((each) => each.month === month))
      .toSorted((a, b) => b.length - a.length)[0];
    const month = busiest?.[0]?.month ?? '';
    const inMonth = sql`to_char(created_at at time zone 'Asia/Shanghai', 'YYYY-MM') = ${month}`;
    let parts = 0;
    for (const { unit_id, part_cents, received_cents, refunded_cents } of busiest ?? []) {
      const asked = { month, purpose: '月度结算', ...(unit_id === null ? {} : { unit_id }) };
      const { bytes } = await callHandler(exportSettlement, { services, caller, input: asked });
      const { lines, sum } = await readStatement(bytes);
      expect(sum).toMatchObject({ part: part_cents, received: received_cents, refunded: refunded_cents });
      expect(add(lines.map(({ part }) => part))).toBe(part_cents);
      // Everything is shared with the programme, so its statement is the whole ledger.
      if (unit_id === null) expect(add(lines.map(({ net }) => net))).toBe((await sumOf(inMonth)).net);
      parts += part_cents;
    }
    expect(busiest?.length).toBeGreaterThan(1);
    expect(parts).toBe((await sumOf(inMonth)).net);
  });
});
