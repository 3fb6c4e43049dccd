import type { InputOf } from '@skillcert/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../../app.js';
import { verifyChain } from '../../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { engines } from '../../../../testing/engines.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { insertTestClass } from '../../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { refusalOf, sentenceOf } from '../../../class/testing/refused.js';
import { openStaff } from '../../../class/testing/staff.js';
import { fetchPaymentById } from '../../payments/fetch-payment-by-id.js';
import { declareGroupPayment } from '../../payments/group/declare-group-payment.js';
import { fetchOwnPayments } from '../../payments/own/fetch-own-payments.js';
import { moneyDesk, type Paying, testPaidOn, testPayer } from '../../payments/testing/money-desk.js';
import { onlineDesk } from '../../payments/testing/online-desk.js';
import { brokenRules } from '../../refunds/testing/broken-rules.js';
import { matchBankLine } from '../match-bank-line.js';
import { insertLine } from '../testing/insert-line.js';
import { undoBankMatch } from '../undo-bank-match.js';

describe.each(engines)('the rest of a fee, on $name', (engine) => {
  let services: TestServices;
  let app: FastifyInstance;
  let class_id: number;
  let cashier: StaffSession;
  let second: StaffSession;
  let third: StaffSession;
  let desk: ReturnType<typeof moneyDesk>;
  let online: ReturnType<typeof onlineDesk>;
  beforeAll(async () => {
    services = await openTestServices(engine, { mode: 'demo' });
    app = await buildApp(services);
    class_id = await insertTestClass(services, { code: 'TC26-0971', capacity: 100 });
    cashier = await openStaff(services, { roles: ['zky-admin'] });
    second = await openStaff(services, { roles: ['zky-admin'] });
    third = await openStaff(services, { roles: ['zky-admin'] });
    desk = moneyDesk(services, class_id);
    online = onlineDesk(services, app, class_id);
    await desk.gather(cashier, { methods: ['bank_transfer', 'sandbox'] });
  });
  afterAll(async () => {
    await app.close();
    await services.close();
  });

  let people = 0;
  const match = (line_id: number, more: Omit<InputOf<'payment/matchBankLine'>, 'line_id' | 'class_id'>) =>
    callHandler(matchBankLine, { services, caller: cashier, input: { line_id, class_id, ...more } });
  const take = (line_id: number, { enrolment_id }: Paying) =>
    match(line_id, { enrolment_ids: [enrolment_id], difference_reason: '银行扣费' });
  const undo = (line_id: number) =>
    callHandler(undoBankMatch, { services, caller: cashier, input: { line_id, reason: '认错' } });
  /** A candidate of whose fee 600 has arrived. */
  const partPaid = async () => {
    people += 1;
    const paying = await desk.approved(people);
    const line_id = await insertLine(services, 60_000, cashier);
    await take(line_id, paying);
    return { paying, line_id };
  };
  const own = async ({ candidate, enrolment_id }: Paying) => {
    const { items } = await callHandler(fetchOwnPayments, { services, caller: candidate, input: {} });
    return items.find((item) => item.enrolment_id === enrolment_id);
  };
  const books = async ({ enrolment_id }: Paying) => {
    const { rows } = await sql<object>`
      select p.status, p.amount_cents, p.held_cents, (select sum(l.amount_cents)::int8 from ledger l
          where l.class_id = p.class_id and l.payment_id = p.payment_id) as ledger,
        (select r.amount_cents from receipt r where r.class_id = p.class_id and r.payment_id = p.payment_id) as receipt
      from payment p where p.class_id = ${class_id} and p.enrolment_id = ${enrolment_id} order by p.payment_id`.execute(
      services.store.db,
    );
    return rows;
  };
  const whole = {
    status: 'confirmed',
    amount_cents: 68_000,
    held_cents: 60_000,
    ledger: 68_000,
    receipt: 68_000,
  };
  const sound = async () => {
    expect(await brokenRules(services.store.db, class_id)).toEqual([]);
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  };

  it('is not paid with the fees of others: the refusal names those of whom a part is here', async () => {
    const parts = [await partPaid(), await partPaid(), await partPaid(), await partPaid()];
    people += 1;
    const whole = await desk.approved(people);
    const ids = [...parts.map(({ paying }) => paying), whole].map(({ enrolment_id }) => enrolment_id);
    const declare = async (enrolment_ids: number[]) => {
      const proof_id = await desk.insertProof(cashier);
      const input = { ...testPayer, paid_on: testPaidOn(services), class_id, proof_id, enrolment_ids };
      return callHandler(declareGroupPayment, { services, caller: cashier, input });
    };
    const { rows } = await sql<{ name: string }>`
      select name from enrolment where enrolment_id = any(${ids}::bigint[]) order by enrolment_id`.execute(
      services.store.db,
    );
    const [one, two, three] = rows.map(({ name }) => name);
    expect(await sentenceOf(declare(ids))).toBe(
      `以下考生的报名费已到账一部分：${one}、${two}、${three}…（4 人）。余款请由考生本人缴纳或转账。`,
    );
    expect(await sentenceOf(declare([ids[0] ?? 0]), 'en')).toBe(
      `Part of the fee is here already: ${one}. This candidate pays the rest, or it comes by a transfer of its own.`,
    );
  });

  it('is paid online: one fee, one receipt, and a second notice changes nothing', async () => {
    const { paying, line_id } = await partPaid();
    expect(await own(paying)).toMatchObject({
      pay: 'due',
      received_cents: 60_000,
      methods: ['bank_transfer', 'sandbox'],
    });
    const { payment_id } = await online.start(paying);
    expect(await online.orderOf(payment_id)).toMatchObject({ amount_cents: 8_000 });
    expect(
      await callHandler(fetchPaymentById, { services, caller: cashier, input: { class_id, payment_id } }),
    ).toMatchObject({ amount_cents: 8_000, fee_cents: 68_000, received_cents: 60_000 });
    // While the provider waits for exactly the rest, the first part cannot be undone.
    expect(await refusalOf(undo(line_id))).toBe('transition_refused');
    await online.decide(payment_id, 'paid');
    const notice = await online.noticeOf(payment_id);
    await online.send(notice);
    expect(await books(paying)).toEqual([whole]);
    const after = await online.everything();
    await online.send(notice);
    expect(await online.everything()).toBe(after);
    expect(await own(paying)).toMatchObject({
      pay: 'open',
      received_cents: 0,
      payments: [{ receipt: expect.anything() }],
    });
    // A payment that came online cannot be undone by a line.
    expect(await refusalOf(undo(line_id))).toBe('transition_refused');
    // Money that came in two ways goes back by hand, in one sum.
    const { refund_id } = await desk.ask(cashier, payment_id);
    await desk.decide(second, refund_id, 'first_approve');
    expect(await desk.decide(third, refund_id, 'second_approve')).toMatchObject({ status: 'manual' });
    expect(await desk.payBack(second, refund_id)).toMatchObject({ status: 'done' });
    expect(await books(paying)).toMatchObject([{ status: 'refunded', ledger: 0 }]);
    await sound();
  });

  it('is declared and confirmed by hand or by its line, and only exactly', async () => {
    const [a, b] = [await partPaid(), await partPaid()];
    const { payment_id } = await desk.declare(a.paying);
    await desk.check(cashier, payment_id, 'confirm');
    expect(await books(a.paying)).toEqual([whole]);
    const declared = await desk.declare(b.paying);
    const line = await insertLine(services, 8_000, cashier);
    // Without the first part, the declared amount is no longer all that is due.
    await undo(b.line_id);
    expect(await refusalOf(desk.check(cashier, declared.payment_id, 'confirm'))).toBe('amount_differs');
    await desk.check(cashier, declared.payment_id, 'reject', '请核对金额');
    await take(b.line_id, b.paying);
    const again = await desk.declare(b.paying);
    await match(line, { payment_id: again.payment_id });
    expect(await books(b.paying)).toMatchObject([{ status: 'failed' }, whole]);
    // After it is undone, all its lines wait, and the declaration waits again.
    await undo(line);
    expect(await books(b.paying)).toMatchObject([
      { status: 'failed' },
      { status: 'failed', ledger: 0 },
      { status: 'declared', amount_cents: 8_000 },
    ]);
    await sound();
  });

  it('is never taken twice, whichever of notice, line and undoing comes first', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const { paying, line_id } = await partPaid();
      const line = await insertLine(services, 8_000, cashier);
      const { payment_id } = await online.start(paying);
      await online.decide(payment_id, 'paid');
      const notice = await online.noticeOf(payment_id);
      await Promise.allSettled([online.send(notice), take(line, paying), undo(line_id), online.send(notice)]);
      expect(await books(paying)).toEqual([whole]);
    }
    // An order is started while a line is matched and the first part is undone: the order never asks for more than is
    // due at that moment.
    for (let turn = 0; turn < 4; turn += 1) {
      const { paying, line_id } = await partPaid();
      const line = await insertLine(services, 8_000, cashier);
      const [started] = await Promise.allSettled([online.start(paying), take(line, paying), undo(line_id)]);
      if (started.status === 'fulfilled') {
        await online.decide(started.value.payment_id, 'paid');
        await online.send(await online.noticeOf(started.value.payment_id));
      }
      const { rows } = await sql<{ kept: number; held: number }>`
        select (select coalesce(sum(amount_cents), 0)::int8 from payment where enrolment_id = ${paying.enrolment_id}
            and status = 'confirmed') as kept,
          (select coalesce(sum(amount_cents), 0)::int8 from bank_line where held_for = ${paying.enrolment_id}) as held`.execute(
        services.store.db,
      );
      const [{ kept, held } = { kept: -1, held: -1 }] = rows;
      expect([
        [68_000, 0],
        [0, 60_000],
        [0, 8_000],
        [0, 0],
      ]).toContainEqual([kept, held]);
    }
    await sound();
  });

  it('goes back where it comes late', async () => {
    const { paying, line_id } = await partPaid();
    const { payment_id } = await online.start(paying);
    await online.check(paying, payment_id, 'leave');
    await undo(line_id);
    await online.decide(payment_id, 'paid');
    await online.send(await online.noticeOf(payment_id));
    expect(await books(paying)).toMatchObject([{ status: 'refunding', amount_cents: 8_000, ledger: 8_000 }]);
    await sound();
  });
});
