import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { buildEntry } from '../../../testing/build-entry.js';
import { engines } from '../../../testing/engines.js';
import { setClassStatus } from '../../class/lifecycle/set-class-status.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { openStaff } from '../../class/testing/staff.js';
import { runPaymentClock } from '../payments/online/run-payment-clock.js';
import { runRefundClock } from './run-refund-clock.js';
import { brokenRules } from './testing/broken-rules.js';
import { killBooks } from './testing/kill-books.js';
import { moneyOperations } from './testing/money-operations.js';
import { openBooks, payers } from './testing/open-books.js';

/** `npm run books` makes 10,000 tries on each engine; otherwise it is a few hundred. */
const wanted = Number(process.env.BOOKS_OPERATIONS ?? 0);
/** The batches in each class; a batch has three tries on average. */
const batchesEach = 25;
const [rounds, cut] = wanted > 0 ? [Math.ceil(wanted / 2 / (batchesEach * 3)), wanted / 2] : [4, 60];
/** Prints the figures of a long run. */
const log = (figures: string) => wanted > 0 && process.stdout.write(`${figures}\n`);
const patience = { timeout: wanted > 0 ? 900_000 : 300_000 };

const operation = fc.record({
  kind: fc.oneof({ weight: 2, arbitrary: fc.constant('next' as const) }, fc.constantFrom(...moneyOperations)),
  person: fc.nat({ max: payers - 1 }),
  staff: fc.nat({ max: 2 }),
});
/** Operations that are tried at the same moment. */
const batch = fc.array(operation, { minLength: 1, maxLength: 5 });

let built: Awaited<ReturnType<typeof buildEntry>>;
beforeAll(async () => {
  built = await buildEntry('src/domain/money/refunds/testing/books-process.ts');
});
afterAll(() => built.remove());

describe.each(engines)('the books on $name', (engine) => {
  let services: TestServices;
  const staff: StaffSession[] = [];
  beforeAll(async () => {
    services = await openTestServices(engine, { mode: 'demo' });
    services.moveTo(new Date().toISOString());
    for (const role of ['master', 'editor', 'zky-admin'] as const) {
      staff.push(await openStaff(services, { roles: [role] }));
    }
  });
  afterAll(() => services.close());

  let people = 2_000;
  const open = () => {
    people += 10;
    return openBooks(services, staff, people);
  };
  const rulesOf = (class_id: number) => brokenRules(services.store.db, class_id);

  it(
    'add up after any operations in any order, whoever tries them and however many at once',
    patience,
    async () => {
      let tried = 0;
      const done: string[] = [];
      await fc.assert(
        fc.asyncProperty(
          fc.array(batch, { minLength: batchesEach, maxLength: batchesEach }),
          async (batches) => {
            const { class_id, attempt } = await open();
            for (const each of batches) {
              const settled = await Promise.allSettled(each.map(attempt));
              const faults = settled.filter(
                (one) => one.status === 'rejected' && !(one.reason instanceof Refusal),
              );
              expect(faults).toEqual([]);
              expect(await rulesOf(class_id)).toEqual([]);
              tried += settled.length;
              done.push(...settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
            }
            expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
          },
        ),
        { numRuns: rounds, seed: 20_261_121, endOnFailure: true },
      );
      // The rules would hold for empty books too.
      expect(done.length).toBeGreaterThan(rounds * 20);
      const kinds = new Set<string>(done);
      expect(kinds.size).toBeGreaterThan(moneyOperations.length / 2);
      // A short run may miss some.
      if (wanted > 0)
        expect([...kinds]).toEqual(expect.arrayContaining(['book_more', 'book_less', 'return_double']));
      log(
        `${engine.name}: ${tried} tried some at once, ${done.length} done; never: ${moneyOperations.filter((kind) => !kinds.has(kind)).join(' ')}`,
      );
    },
  );

  it(
    'add up wherever a server is killed, and what was under way at a provider comes to its end',
    patience,
    async () => {
      const killed = await killBooks(built.entry, services.config, cut);
      expect(killed.faults).toEqual([]);
      expect(killed.done).toBeGreaterThan(cut / 10);
      for (const class_id of killed.classes) expect(await rulesOf(class_id)).toEqual([]);
      for (const minutes of [5, 30, 90]) {
        services.moveTo(new Date(Date.now() + minutes * 60_000).toISOString());
        while ((await runPaymentClock(services)) > 0);
        while ((await runRefundClock(services)) > 0);
      }
      const { db } = services.store;
      for (const class_id of killed.classes) {
        expect(await rulesOf(class_id)).toEqual([]);
        expect(await verifyChain(db, class_id)).toMatchObject({ ok: true });
      }
      const left = await db
        .selectFrom('refund')
        .select('refund_id')
        .where('status', '=', 'in_transit')
        .execute();
      expect(left).toEqual([]);
      const { tried, done, kills } = killed;
      log(`${engine.name}: ${tried} tried beside ${kills} times kill -9, ${done} done`);
    },
  );

  it('add up when the class is cancelled in the middle of it', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { class_id, desk, attempt } = await open();
      for (const person of [1, 2]) await attempt({ kind: 'declare', person, staff: 0 });
      for (const person of [0, 3]) {
        await attempt({ kind: 'declare', person, staff: 0 });
        await attempt({ kind: 'confirm', person, staff: 0 });
      }
      await attempt({ kind: 'ask', person: 3, staff: 0 });
      const [, , canceller] = staff;
      if (!canceller) throw new Error('Nobody cancels.');
      const input = { class_id, event: 'cancel' as const, reason: '考点检修' };
      await Promise.allSettled([
        attempt({ kind: 'confirm', person: 1, staff: 1 }),
        attempt({ kind: 'ask', person: 0, staff: 1 }),
        callHandler(setClassStatus, { services, caller: canceller, input }),
        attempt({ kind: 'reject', person: 2, staff: 1 }),
        attempt({ kind: round === 0 ? 'take_back' : 'refuse', person: 3, staff: 1 }),
      ]);
      expect(await rulesOf(class_id)).toEqual([]);
      await Promise.allSettled([
        attempt({ kind: 'take_back', person: 0, staff: 1 }),
        attempt({ kind: 'refuse', person: 1, staff: 1 }),
        attempt({ kind: 'refuse', person: 3, staff: 0 }),
        attempt({ kind: 'declare', person: 2, staff: 1 }),
      ]);
      expect(await rulesOf(class_id)).toEqual([]);
      const kept = (await desk.books()).filter(
        ({ status, paid, reserved }) => status === 'confirmed' && paid !== reserved,
      );
      expect(kept).toEqual([]);
    }
  });

  it('are entered, and never changed: no statement of the server says otherwise', async () => {
    const { readdirSync, readFileSync } = await import('node:fs');
    const root = `${import.meta.dirname}/../../..`;
    const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.(?:ts|sql)$/.test(file) && !file.includes('.test.'),
    );
    expect(sources.length).toBeGreaterThan(100);
    const changing = /\b(?:update|delete from|truncate)\s+ledger\b|(?:updateTable|deleteFrom)\('ledger'\)/i;
    expect(sources.filter((file) => changing.test(readFileSync(`${root}/${file}`, 'utf8')))).toEqual([]);
  });
});
