import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { engines } from '../../../../testing/engines.js';
import { insertCertificate } from '../../../certificates/testing/insert-certificate.js';
import { insertTestClass } from '../../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { causeOf, fieldsOf, refusalOf } from '../../../class/testing/refused.js';
import { openStaff } from '../../../class/testing/staff.js';
import { invoiceDesk } from '../../invoices/testing/invoice-desk.js';
import { moneyDesk } from '../../payments/testing/money-desk.js';
import { brokenRules } from '../../refunds/testing/broken-rules.js';
import { bankDesk, type Numbered } from '../testing/bank-desk.js';
import { insertLine } from '../testing/insert-line.js';

describe.each(engines)('a fee that is paid twice, on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let cashier: StaffSession;
  let second: StaffSession;
  let third: StaffSession;
  let desk: ReturnType<typeof moneyDesk>;
  let bank: ReturnType<typeof bankDesk>;
  let serial = 0;
  beforeAll(async () => {
    services = await openTestServices(engine);
    cashier = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
    second = await openStaff(services, { roles: ['zky-admin'] });
    third = await openStaff(services, { roles: ['zky-admin'] });
    bank = bankDesk(services, cashier);
  });
  afterAll(() => services.close());
  // Each test has a class of its own.
  beforeEach(async () => {
    serial += 1;
    class_id = await insertTestClass(services, { code: `TC26-03${serial + 10}`, capacity: 100 });
    desk = moneyDesk(services, class_id);
    await desk.gather(cashier);
    await services.store.db.deleteFrom('bank_line').execute();
  });

  const owing = () => bank.owing(class_id, serial);
  const book = async ({ enrolment_id }: Numbered) => {
    const line_id = await insertLine(services, 68_000, cashier);
    await bank.run('payment/matchBankLine', { line_id, class_id, enrolment_ids: [enrolment_id] });
    return line_id;
  };
  const giveBack = (
    line_id: number,
    { enrolment_id }: Pick<Numbered, 'enrolment_id'>,
    by = cashier,
    more: { beside_hand?: boolean } = {},
  ) =>
    bank.run('payment/returnBankLine', { line_id, class_id, enrolment_id, reason: '重复缴费', ...more }, by);
  const undo = (line_id: number) => bank.run('payment/undoBankMatch', { line_id, reason: '不是重复缴费' });
  const states = async () => (await desk.books()).map(({ status, sum }) => [status, sum]);
  const sound = async () => {
    expect(await brokenRules(services.store.db, class_id)).toEqual([]);
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  };

  it('goes back after two approvals and with a proof, beside a certificate too, and the fee stays paid', async () => {
    const person = await owing();
    await book(person);
    const line_id = await insertLine(services, 68_000, cashier);
    const { payment_id, refund_id, amount_cents } = await giveBack(line_id, person);
    expect(amount_cents).toBe(68_000);
    expect(await states()).toEqual([
      ['confirmed', 68_000],
      ['refunding', 68_000],
    ]);
    const [line] = (await bank.lines('matched')).filter((each) => each.line_id === line_id);
    expect(line).toMatchObject({ payment: { payment_id, is_returned: true, enrol_no: person.enrol_no } });
    await sound();
    // Nobody approves what they asked for, and nothing is invoiced that goes back.
    expect(await refusalOf(desk.decide(cashier, refund_id, 'first_approve'))).toBe('another_person');
    const invoices = invoiceDesk(services, class_id);
    expect(await refusalOf(invoices.ask(cashier, [payment_id]))).toBe('not_invoiceable');
    await insertCertificate(services, {
      class_id,
      enrolment_id: person.enrolment_id,
      by: [second, third],
    });
    await desk.decide(second, refund_id, 'first_approve');
    await desk.decide(third, refund_id, 'second_approve');
    expect(await causeOf(undo(line_id))).toEqual({ why: 'money_follows' });
    await desk.payBack(second, refund_id);
    expect(await states()).toEqual([
      ['confirmed', 68_000],
      ['refunded', 0],
    ]);
    await sound();
  });

  it('waits again where the line is taken back, and its request is over', async () => {
    const person = await owing();
    await book(person);
    const line_id = await insertLine(services, 68_000, cashier);
    const { refund_id } = await giveBack(line_id, person);
    await desk.decide(second, refund_id, 'first_approve');
    expect(await undo(line_id)).toEqual({ class_id, payment_id: null, stays_ended: false });
    expect(await states()).toEqual([
      ['confirmed', 68_000],
      ['failed', 0],
    ]);
    const { rows } =
      await sql<object>`select status, decision_reason from refund where refund_id = ${refund_id}`.execute(
        services.store.db,
      );
    expect(rows).toEqual([{ status: 'rejected', decision_reason: '不是重复缴费' }]);
    expect((await bank.lines()).map((each) => each.line_id)).toEqual([line_id]);
    await giveBack(line_id, person);
    await sound();
  });

  it('leaves the fee to be paid once more where its own line was another’s, also after the results', async () => {
    const person = await owing();
    const first = await book(person);
    const { refund_id } = await giveBack(await insertLine(services, 68_000, cashier), person);
    await desk.decide(second, refund_id, 'first_approve');
    await desk.decide(third, refund_id, 'second_approve');
    await desk.payBack(second, refund_id);
    await sql`update class set status = 'publicity' where class_id = ${class_id}`.execute(services.store.db);
    await undo(first);
    await book(person);
    expect(await states()).toEqual([
      ['failed', 0],
      ['refunded', 0],
      ['confirmed', 68_000],
    ]);
    await sound();
  });

  it('is rejected by an approver, which lets its line wait again', async () => {
    const person = await owing();
    await book(person);
    const line_id = await insertLine(services, 68_000, cashier);
    const { payment_id, refund_id } = await giveBack(line_id, person);
    await desk.decide(second, refund_id, 'first_approve');
    expect(await fieldsOf(desk.decide(third, refund_id, 'reject'))).toEqual({ reason: 'reason_required' });
    const master = await openStaff(services, { roles: ['master'], owner: [class_id] });
    const reason = '系另一考生的款项';
    // The lines of the bank are the platform's.
    expect(await causeOf(desk.decide(master, refund_id, 'reject', { reason }))).toEqual({
      why: 'line_of_refund',
    });
    expect(await desk.decide(third, refund_id, 'reject', { reason })).toEqual({
      refund_id,
      status: 'rejected',
    });
    expect(await states()).toEqual([
      ['confirmed', 68_000],
      ['failed', 0],
    ]);
    expect((await bank.lines()).map((each) => each.line_id)).toEqual([line_id]);
    const { rows } = await sql<object>`
      select object_type, action, reason from audit_event
      where class_id = ${class_id} and object_id = any(${[refund_id, payment_id, line_id].map(String)}::text[]) order by seq desc limit 3`.execute(
      services.store.db,
    );
    expect(rows).toEqual([
      { object_type: 'bank_line', action: 'undo_match', reason },
      { object_type: 'payment', action: 'undo_match', reason },
      { object_type: 'refund', action: 'reject', reason },
    ]);
    expect(await refusalOf(desk.decide(third, refund_id, 'reject', { reason }))).toBe('transition_refused');
    await sound();
  });

  it('is one whose fee is paid, by whatever way, and of the line that waits', async () => {
    const person = await owing();
    const line_id = await insertLine(services, 50_000, cashier);
    expect(await causeOf(giveBack(line_id, person))).toEqual({ why: 'fee_open' });
    const { payment_id } = await desk.declare(person);
    expect(await refusalOf(giveBack(line_id, person))).toBe('transition_refused');
    await desk.check(cashier, payment_id, 'confirm');
    expect(await refusalOf(giveBack(line_id, { enrolment_id: 404 }))).toBe('not_found');
    const master = await openStaff(services, { roles: ['master'], owner: [class_id] });
    expect(await refusalOf(giveBack(line_id, person, master))).toBe('transition_refused');
    const own = await openStaff(services, { roles: ['zky-admin'] });
    await sql`update account set (phone_index, phone_enc) = (select phone_index, phone_enc from enrolment where enrolment_id = ${person.enrolment_id})
      where user_id = ${own.user_id}`.execute(services.store.db);
    // It was confirmed by hand, without a line: the desk says that this money is another.
    const beside = { beside_hand: true };
    expect(await refusalOf(giveBack(line_id, person, own, beside))).toBe('another_person');
    await giveBack(line_id, person, cashier, beside);
    expect(await refusalOf(giveBack(line_id, person, cashier, beside))).toBe('state_changed');
    await sound();
  });

  it('of two desks, is asked back once, and taken back once', async () => {
    const person = await owing();
    await book(person);
    const line_id = await insertLine(services, 68_000, cashier);
    const both = await Promise.allSettled([giveBack(line_id, person), giveBack(line_id, person, second)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const undone = await Promise.allSettled([undo(line_id), undo(line_id)]);
    expect(undone.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await states()).toEqual([
      ['confirmed', 68_000],
      ['failed', 0],
    ]);
    await sound();
  });
});
