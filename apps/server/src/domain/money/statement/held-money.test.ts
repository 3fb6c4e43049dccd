import type { CallName, InputOf } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Handler } from '../../../platform/http/calls/handle.js';
import { engines } from '../../../testing/engines.js';
import { waitingForLocks } from '../../../testing/waiting-for-locks.js';
import { insertCertificate } from '../../certificates/testing/insert-certificate.js';
import { setClassStatus } from '../../class/lifecycle/set-class-status.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { takeBackDecision } from '../../enrolment/decisions/take-back-decision.js';
import { moveEnrolment } from '../../enrolment/move/move-enrolment.js';
import { openReview } from '../../enrolment/review/open-review.js';
import { reviewEnrolment } from '../../enrolment/review/review-enrolment.js';
import { enrolNth } from '../../enrolment/testing/enrol-nth.js';
import { moneyHandlers } from '../money-handlers.js';
import { fetchPaymentById } from '../payments/fetch-payment-by-id.js';
import { moneyDesk } from '../payments/testing/money-desk.js';
import { importStatement } from './import-statement.js';

describe.each(engines)('money that is held on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let cashier: StaffSession;
  let serial = 0;
  beforeAll(async () => {
    services = await openTestServices(engine);
    cashier = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
  });
  afterAll(() => services.close());
  beforeEach(async () => {
    serial += 1;
    class_id = await insertTestClass(services, { code: `TC26-08${serial + 10}`, fee_cents: 68_000 });
    await moneyDesk(services, class_id).gather(cashier);
    await services.store.db.deleteFrom('bank_line').execute();
  });

  const run = <Name extends CallName>(name: Name, input: InputOf<Name>) => {
    const handler = moneyHandlers.find(({ call }) => call === name) as Handler<Name> | undefined;
    if (!handler) throw new Error(`${name} has no handler.`);
    return callHandler(handler, { services, caller: cashier, input } as never);
  };
  /** Somebody whom the desk approved. */
  const owing = async () => {
    const { enrolment_id } = await enrolNth(services, class_id, serial);
    const input = { class_id, enrolment_id };
    await callHandler(openReview, { services, caller: cashier, input });
    await callHandler(reviewEnrolment, { services, caller: cashier, input: { ...input, event: 'approve' } });
    return enrolment_id;
  };
  const send = (amounts: readonly string[], columns?: string) =>
    callHandler(importStatement, {
      services,
      caller: cashier,
      input: { title: '对账单', ...(columns && { head_row: 1, columns }) },
      bytes: Buffer.from(
        `交易日期,金额,付款人,摘要,流水号\n${amounts.map((amount, at) => `2026-11-20,${amount},石玲悦,费用,${at}`).join('\n')}`,
      ),
    });
  const lines = async (view: 'open' | 'matched' = 'open') =>
    (await run('payment/fetchBankLines', { view, search: '', limit: 20, page: 1 })).items;
  const lineOf = async (cents: number) =>
    (await lines()).find(({ amount_cents }) => amount_cents === cents)?.line_id ?? 0;
  const match = (line_id: number, enrolment_id: number) =>
    run('payment/matchBankLine', {
      ...{ line_id, class_id, enrolment_ids: [enrolment_id] },
      difference_reason: '分次付款',
    });
  const held = async () => {
    const enrolment_id = await owing();
    await send(['500.00', '180.00', '680.00']);
    const line_id = await lineOf(50_000);
    await match(line_id, enrolment_id);
    return { enrolment_id, line_id };
  };
  /** How much of what the payments say has no line, or how much of their lines they do not say. */
  const astray = async () => {
    const { rows } = await sql<{ cents: number }>`
      select coalesce(sum(abs(p.amount_cents - coalesce((select sum(l.amount_cents) from bank_line l
        where l.class_id = p.class_id and l.payment_id = p.payment_id), 0))), 0)::int8 as cents
      from payment p where p.class_id = ${class_id} and p.status <> 'failed'`.execute(services.store.db);
    return rows[0]?.cents;
  };
  /** Starts two steps while somebody else has the enrolment, so that both wait for it. */
  const together = async (enrolment_id: number, ...steps: readonly (() => Promise<unknown>)[]) => {
    const started: Promise<unknown>[] = [];
    await services.store.db.transaction().execute(async (tx) => {
      await sql`select from enrolment where enrolment_id = ${enrolment_id} for update`.execute(tx);
      for (const step of steps) {
        started.push(step().catch((error) => expect(error).toHaveProperty('refusal')));
        await expect.poll(() => waitingForLocks(services.store.db)).toBe(started.length);
      }
    });
    await Promise.all(started);
  };

  it('is what stands once whoever was first is done, not what stood before', async () => {
    const { enrolment_id, line_id } = await held();
    const rest = await lineOf(18_000);
    await together(
      enrolment_id,
      () => run('payment/undoBankMatch', { line_id, reason: '认错' }),
      () => match(rest, enrolment_id),
    );
    expect(await astray()).toBe(0);
    await run('payment/undoBankMatch', { line_id: rest, reason: '认错' });
    const whole = await lineOf(68_000);
    await together(
      enrolment_id,
      () => match(line_id, enrolment_id),
      () => match(whole, enrolment_id),
    );
    expect(await astray()).toBe(0);
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });

  it('stays held, and comes once, when its statement is read by other columns', async () => {
    const { line_id } = await held();
    expect(await send(['500.00', '180.00', '680.00'], 'date,amount,payer,,note')).toMatchObject({ added: 2 });
    expect((await lines('matched')).map((line) => line.line_id)).toEqual([line_id]);
    expect((await lines()).map(({ amount_cents }) => amount_cents).sort()).toEqual([18_000, 68_000]);
  });

  it('keeps its candidate in the class, where no step leaves it behind', async () => {
    const { enrolment_id } = await held();
    const named = { class_id, enrolment_id };
    const back = callHandler(takeBackDecision, {
      ...{ services, caller: cashier },
      input: { ...named, event: 'approve' },
    });
    expect(await refusalOf(back)).toBe('decision_paid');
    const to_class_id = await insertTestClass(services, { code: `TC26-07${serial + 10}` });
    const move = callHandler(moveEnrolment, {
      ...{ services, caller: cashier },
      input: { ...named, to_class_id, reason: '改期' },
    });
    expect(await refusalOf(move)).toBe('still_paid');
    const gone = callHandler(reviewEnrolment, {
      ...{ services, caller: cashier },
      input: { ...named, event: 'withdraw', reason: '不来了' },
    });
    expect(await refusalOf(gone)).toBe('still_paid');
    expect(await lines('matched')).toMatchObject([{ payment: { still_due_cents: 18_000 } }]);
  });

  it('that came in above the fee goes back beside a certificate, and no rule keeps a part of it', async () => {
    const desk = moneyDesk(services, class_id);
    const rule = [{ from: '2020-01-01T00:00:00Z', keep_bp: 5_000 }];
    await sql`update gathering set refund_rule = ${JSON.stringify(rule)} where class_id = ${class_id}`.execute(
      services.store.db,
    );
    const enrolment_id = await owing();
    await send(['700.00']);
    const { payment_id } = await match(await lineOf(70_000), enrolment_id);
    const { refund_id } = await services.store.db
      .selectFrom('refund')
      .select('refund_id')
      .where('class_id', '=', class_id)
      .executeTakeFirstOrThrow();
    const [second, third] = [
      await openStaff(services, { roles: ['zky-admin'] }),
      await openStaff(services, { roles: ['zky-admin'] }),
    ];
    await insertCertificate(services, { class_id, enrolment_id, by: [second, third] });
    await desk.decide(second, refund_id, 'first_approve');
    expect(await desk.decide(third, refund_id, 'second_approve')).toMatchObject({ status: 'manual' });
    await desk.payBack(second, refund_id);
    const input = { class_id, payment_id: payment_id ?? 0 };
    const { refund } = await callHandler(fetchPaymentById, { services, caller: cashier, input });
    expect(refund).toEqual({ back_cents: 34_000, kept_cents: 34_000 });
  });

  it('waits again once its class is cancelled, and holds an archive up', async () => {
    const { line_id } = await held();
    await sql`update class set status = 'finished' where class_id = ${class_id}`.execute(services.store.db);
    const step = (event: 'seal_dossier' | 'cancel') =>
      callHandler(setClassStatus, { services, caller: cashier, input: { class_id, event, reason: '停办' } });
    expect(await refusalOf(step('seal_dossier'))).toBe('work_waiting');
    await sql`update class set status = 'enrolling' where class_id = ${class_id}`.execute(services.store.db);
    await step('cancel');
    expect((await lines()).map((line) => line.line_id)).toContain(line_id);
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });
});
