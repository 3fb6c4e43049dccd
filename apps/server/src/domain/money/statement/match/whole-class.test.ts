import { limits } from '@skillcert/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { engines } from '../../../../testing/engines.js';
import { countStatements } from '../../../class/testing/count-statements.js';
import { insertTestClass } from '../../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { openStaff } from '../../../class/testing/staff.js';
import { moneyDesk } from '../../payments/testing/money-desk.js';
import { brokenRules } from '../../refunds/testing/broken-rules.js';
import { bankDesk } from '../testing/bank-desk.js';
import { insertLine } from '../testing/insert-line.js';
import { owingMany } from '../testing/owing-many.js';

describe.each(engines)('one transfer for a whole class, on $name', (engine) => {
  let services: TestServices;
  let cashier: StaffSession;
  let bank: ReturnType<typeof bankDesk>;
  beforeAll(async () => {
    services = await openTestServices(engine);
    cashier = await openStaff(services, { roles: ['zky-admin'] });
    bank = bankDesk(services, cashier);
  });
  afterAll(() => services.close());

  /** Books one line for so many people of a class of their own, and takes it back. */
  const bookAndUndo = async (code: string, count: number) => {
    const class_id = await insertTestClass(services, { code, capacity: count });
    const enrolment_ids = [...(await owingMany(services, class_id, count))];
    await moneyDesk(services, class_id).gather(cashier);
    const line_id = await insertLine(services, count * 68_000, cashier);
    const chosen = await bank.run('payment/fetchAllUnpaid', {
      class_id,
      page: 1,
      limit: limits.bank_line_people_max,
    });
    expect(chosen.items).toHaveLength(count);
    const booking = await countStatements(async () => {
      const matched = await bank.run('payment/matchBankLine', { line_id, class_id, enrolment_ids });
      expect(matched).toMatchObject({ status: 'confirmed', surplus_cents: 0 });
    });
    expect(await brokenRules(services.store.db, class_id)).toEqual([]);
    const [matched] = await bank.lines('matched');
    expect(matched).toMatchObject({ line_id, payment: { count } });
    const undoing = await countStatements(() =>
      bank.run('payment/undoBankMatch', { line_id, reason: '认错到账' }),
    );
    expect(await brokenRules(services.store.db, class_id)).toEqual([]);
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
    return { booking: booking.length, undoing: undoing.length };
  };

  it('is booked for 300 people by as many statements as for two, and taken back by as many', async () => {
    const two = await bookAndUndo('TC26-0701', 2);
    const all = await bookAndUndo('TC26-0702', 300);
    expect(all).toEqual(two);
    expect(all.booking).toBeLessThan(20);
  });

  it('is booked for the largest class that one line may pay for', { timeout: 120_000 }, async () => {
    const most = await bookAndUndo('TC26-0703', limits.bank_line_people_max);
    expect(most.booking).toBeLessThan(20);
  });
});
