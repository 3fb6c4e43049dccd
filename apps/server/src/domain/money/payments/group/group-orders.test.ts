import type { InputOf } from '@skillcert/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../../app.js';
import { verifyChain } from '../../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import { ProviderFailure } from '../../../../platform/outbound/provider-failure.js';
import { engines } from '../../../../testing/engines.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { countStatements } from '../../../class/testing/count-statements.js';
import { insertTestClass } from '../../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../../../class/testing/refused.js';
import { insertUnit, openStaff } from '../../../class/testing/staff.js';
import { updateEnrollByPhone } from '../../../enrolment/site/update-enroll-by-phone.js';
import { openWechatServer } from '../../provider/wechat/testing/wechat-server.js';
import { runRefundClock } from '../../refunds/run-refund-clock.js';
import { brokenRules } from '../../refunds/testing/broken-rules.js';
import { fetchPaymentById } from '../fetch-payment-by-id.js';
import { runPaymentClock } from '../online/run-payment-clock.js';
import { fetchOwnPayments } from '../own/fetch-own-payments.js';
import { moneyDesk, type Paying, testPaidOn, testPayer } from '../testing/money-desk.js';
import { onlineDesk } from '../testing/online-desk.js';
import { checkGroupPayment } from './check-group-payment.js';
import { declareGroupPayment } from './declare-group-payment.js';
import { fetchPayables } from './fetch-payables.js';
import { startGroupPayment } from './start-group-payment.js';

type Chosen = Partial<InputOf<'payment/startGroupPayment'>>;
type Event = InputOf<'payment/checkGroupPayment'>['event'];

const begin = Date.parse('2026-11-21T04:00:00Z');
const unitName = '上海申培人才服务有限公司';

describe.each(engines)('payments for many through a provider on $name', (engine) => {
  let wechat: Awaited<ReturnType<typeof openWechatServer>>;
  let services: TestServices;
  let app: FastifyInstance;
  let class_id: number;
  let unit_id: number;
  let master: StaffSession;
  let cashier: StaffSession;
  let third: StaffSession;
  let company: StaffSession;
  let desk: ReturnType<typeof moneyDesk>;
  let online: ReturnType<typeof onlineDesk>;
  let passed = 0;
  const pass = (seconds: number) => {
    passed += seconds;
    services.moveTo(new Date(begin + passed * 1000).toISOString());
  };
  beforeAll(async () => {
    wechat = await openWechatServer(() => services.now());
    const public_origin = 'https://pay.example';
    services = await openTestServices(engine, { mode: 'demo', wechat: wechat.config, public_origin });
    app = await buildApp(services);
    class_id = await insertTestClass(services, { capacity: 1_000 });
    unit_id = await insertUnit(services, unitName);
    master = await openStaff(services, { roles: ['master'], name: '林秋月', owner: [class_id] });
    cashier = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
    third = await openStaff(services, { roles: ['editor'] });
    company = await openStaff(services, { roles: ['company'], unit_id, paid_in: [class_id] });
    desk = moneyDesk(services, class_id);
    online = onlineDesk(services, app, class_id);
    await desk.gather(master, { methods: ['bank_transfer', 'wechat', 'sandbox'] });
  });
  afterAll(async () => {
    await app.close();
    await services.close();
    await wechat.close();
  });

  let people = 0;
  const some = async (count: number, of: number | null = null) => {
    const made: Paying[] = [];
    for (let n = 0; n < count; n += 1) {
      people += 1;
      const paying = await desk.approved(people);
      await services.store.db
        .updateTable('enrolment')
        .set({ unit_id: of })
        .where('enrolment_id', '=', paying.enrolment_id)
        .execute();
      made.push(paying);
    }
    return made;
  };
  const idsOf = (paying: readonly Paying[]) => paying.map(({ enrolment_id }) => enrolment_id);
  const begun = (caller: StaffSession, chosen: Chosen, where: TestServices = services) =>
    callHandler(startGroupPayment, {
      services: where,
      caller,
      input: { class_id, payer_name: unitName, method: 'sandbox', ...chosen },
    });
  const check = (caller: StaffSession, payment_id: number, event: Event, where: TestServices = services) =>
    callHandler(checkGroupPayment, { services: where, caller, input: { class_id, payment_id, event } });
  /** A group payment that was started, and opened at the provider. */
  const started = async (caller: StaffSession, chosen: Chosen) => {
    const made = await begun(caller, chosen);
    await check(caller, made.payment_id, 'open');
    return made;
  };
  const detail = (payment_id: number, caller = master) =>
    callHandler(fetchPaymentById, { services, caller, input: { class_id, payment_id } });
  const partsOf = async (payment_id: number) =>
    (await detail(payment_id)).group?.payments.map((part) => part.payment_id) ?? [];
  const booksOf = async (payment_ids: readonly number[]) =>
    (await desk.books()).filter((book) => payment_ids.includes(book.payment_id));
  const statesOf = async (payment_ids: readonly number[]) =>
    (await booksOf(payment_ids)).map(({ status, entries }) => [status, entries]);
  const own = async ({ candidate, enrolment_id }: Paying) => {
    const { items } = await callHandler(fetchOwnPayments, { services, caller: candidate, input: {} });
    return items.find((item) => item.enrolment_id === enrolment_id);
  };
  const withdraw = ({ candidate, enrolment_id }: Paying) => {
    const input = { class_id, enrolment_id, event: 'withdraw' as const };
    return callHandler(updateEnrollByPhone, { services, caller: candidate, input });
  };
  /** Has two people who did not request the refund approve it, and sends it to the provider. */
  const sendBack = async (payment_id: number) => {
    const refund_id = (await detail(payment_id)).refunds.at(-1)?.refund_id ?? 0;
    await desk.decide(cashier, refund_id, 'first_approve');
    await desk.decide(third, refund_id, 'second_approve');
    await runRefundClock(services);
  };
  const paid = async (payment_id: number) => {
    await online.decide(payment_id, 'paid');
    return online.noticeOf(payment_id);
  };
  const standsRight = async () => {
    expect(await brokenRules(services.store.db, class_id)).toEqual([]);
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  };

  it('are one order of the frozen prices, opened once however often that is asked for', async () => {
    const paying = await some(3);
    await services.store.db
      .updateTable('enrolment')
      .set({ fee_cents: 50_001 })
      .where('enrolment_id', '=', paying[0]?.enrolment_id ?? 0)
      .execute();
    const made = await begun(master, { enrolment_ids: idsOf(paying) });
    expect(made).toMatchObject({ count: 3, amount_cents: 186_001 });
    const parts = await partsOf(made.payment_id);
    expect((await detail(made.payment_id)).group?.open).toMatchObject({ way: 'page', pay_url: null });
    const last = parts.at(-1) ?? 0;
    await Promise.all([check(master, last, 'open'), check(cashier, made.payment_id, 'open')]);
    expect(await check(master, last, 'open')).toEqual({ payment_id: last, status: 'pending' });
    const order = await online.orderOf(made.payment_id);
    expect(order).toMatchObject({ amount_cents: 186_001, status: 'waiting' });
    expect(order.description).toMatch(/^3 × /);
    for (const payment_id of parts) {
      expect(await detail(payment_id)).toMatchObject({
        status: 'pending',
        method: 'sandbox',
        group_count: 3,
        payer_name: unitName,
        group: { amount_cents: 186_001, declared_by: '林秋月', declared_by_me: true },
      });
      expect((await detail(payment_id)).group?.open?.pay_url).toMatch(/\/sandbox\/pay\/SC/);
    }
    expect(await statesOf(parts)).toEqual(parts.map(() => ['pending', 0]));
  });

  it('are confirmed for each by one notice, by five statements, and by none that is sent again', async () => {
    const made = await started(master, { enrolment_ids: idsOf(await some(4)) });
    const parts = await partsOf(made.payment_id);
    const notice = await paid(made.payment_id);
    expect(await countStatements(() => online.send(notice))).toHaveLength(5);
    expect(await statesOf(parts)).toEqual(parts.map(() => ['confirmed', 1]));
    const [first, ...others] = await Promise.all(parts.map((payment_id) => detail(payment_id)));
    expect(first).toMatchObject({
      paid_on: '2026-11-21',
      transaction_no: expect.stringMatching(/^SB-SC/),
      receipt_no: expect.any(String),
      ledger: [{ kind: 'payment', amount_cents: 68_000 }],
      group: { open: null },
    });
    expect(new Set([first, ...others].map((part) => part?.transaction_no)).size).toBe(1);
    expect(new Set([first, ...others].map((part) => part?.receipt_no)).size).toBe(4);
    const after = await online.everything();
    const answers = await Promise.all(Array.from({ length: 10 }, () => online.send(notice)));
    expect(new Set(answers)).toEqual(new Set(['taken']));
    expect(await check(master, made.payment_id, 'ask')).toMatchObject({ status: 'confirmed' });
    expect(await online.everything()).toBe(after);
    await standsRight();
  });

  it('are not confirmed by what is forged, old, or about less or more than all of them', async () => {
    const made = await started(master, { enrolment_ids: idsOf(await some(2)) });
    const real = await paid(made.payment_id);
    const before = await online.everything();
    const forgeries = [
      { ...real, body: real.body.replace('136000', '68000') },
      await online.noticeOf(made.payment_id, { amount_cents: 68_000 }),
      await online.noticeOf(made.payment_id, { amount_cents: 136_001 }),
      await online.noticeOf(made.payment_id, { currency: 'USD' }),
      await online.noticeOf(made.payment_id, { trade_no: 'SCNONE' }),
    ];
    for (const notice of forgeries) expect(await online.send(notice)).toBe('refused');
    pass(301);
    expect(await online.send(real)).toBe('refused');
    expect(await online.everything()).toBe(before);
    // The provider is still asked, and its answer is true.
    await runPaymentClock(services);
    expect(await statesOf(await partsOf(made.payment_id))).toEqual([
      ['confirmed', 1],
      ['confirmed', 1],
    ]);
    await standsRight();
  });

  it('are found by asking where no notice comes, and closed for all in time, opened or not', async () => {
    const silent = await started(master, { enrolment_ids: idsOf(await some(2)) });
    const idle = await started(master, { enrolment_ids: idsOf(await some(2)) });
    const never = await begun(master, { enrolment_ids: idsOf(await some(2)) });
    const unheard = await begun(master, { enrolment_ids: idsOf(await some(2)), method: 'wechat' });
    const all = await Promise.all([silent, idle, never, unheard].map((each) => partsOf(each.payment_id)));
    await online.decide(silent.payment_id, 'paid');
    pass(61);
    await runPaymentClock(services);
    expect(await statesOf(all[0] ?? [])).toEqual([
      ['confirmed', 1],
      ['confirmed', 1],
    ]);
    pass(900);
    await runPaymentClock(services);
    for (const parts of all.slice(1)) {
      expect(await statesOf(parts)).toEqual([
        ['closed', 0],
        ['closed', 0],
      ]);
    }
    await standsRight();
  });

  it('give money that came late to those who can still use it, by another person, and ask the rest back', async () => {
    const paying = await some(4);
    const [a, b, c, d] = paying;
    if (!a || !b || !c || !d) throw new Error('Nobody is to be paid for.');
    const made = await started(master, { enrolment_ids: idsOf(paying) });
    const parts = await partsOf(made.payment_id);
    expect(await refusalOf(withdraw(b))).toBe('still_paid');
    expect(await check(cashier, made.payment_id, 'leave')).toMatchObject({ status: 'closed' });
    expect(await statesOf(parts)).toEqual(parts.map(() => ['closed', 0]));
    await withdraw(b);
    await desk.declare(c);
    const notice = await paid(made.payment_id);
    expect(await online.send(notice)).toBe('taken');
    const after = await online.everything();
    for (let again = 0; again < 10; again += 1) expect(await online.send(notice)).toBe('taken');
    expect(await online.everything()).toBe(after);

    const partOf = async (each: Paying) => {
      const payments = (await own(each))?.payments ?? [];
      return payments.find(({ method }) => method === 'sandbox');
    };
    const late = await Promise.all([a, b, c, d].map(partOf));
    expect(late.map((part) => part?.status)).toEqual([
      'confirmed_late',
      'refunding',
      'refunding',
      'confirmed_late',
    ]);
    const books = await booksOf(parts);
    expect(books.map(({ sum, entries }) => [sum, entries])).toEqual(parts.map(() => [68_000, 1]));
    expect(await refusalOf(desk.declare(a))).toBe('already_paid');
    const kept = late[3]?.payment_id ?? 0;
    expect(await refusalOf(desk.check(master, kept, 'allocate'))).toBe('another_person');
    expect(await desk.check(cashier, kept, 'allocate')).toMatchObject({ status: 'confirmed' });
    expect((await partOf(a))?.status).toBe('confirmed');
    expect(await refusalOf(desk.check(cashier, kept, 'allocate'))).toBe('transition_refused');

    for (const back of [late[1], late[2]]) await sendBack(back?.payment_id ?? 0);
    expect((await booksOf(parts)).map(({ status }) => status).toSorted()).toEqual([
      'confirmed',
      'confirmed',
      'refunded',
      'refunded',
    ]);
    expect(await online.orderOf(made.payment_id)).toMatchObject({
      amount_cents: 272_000,
      refunded_cents: 136_000,
    });
    await standsRight();
  });

  it('ask late money back whose enrolment was paid for otherwise before the desk could take it', async () => {
    const paying = await some(2);
    const [a, b] = paying;
    if (!a || !b) throw new Error('Nobody is to be paid for.');
    const made = await started(master, { enrolment_ids: idsOf(paying) });
    const parts = await partsOf(made.payment_id);
    await check(master, made.payment_id, 'leave');
    await online.send(await paid(made.payment_id));
    expect(await statesOf(parts)).toEqual(parts.map(() => ['confirmed_late', 1]));
    // This simulates a declaration at that very moment: later nobody can declare, because the late money is visible.
    const [other] = await some(1);
    const { payment_id } = await desk.declare(other ?? a);
    await services.store.db
      .updateTable('payment')
      .set({ enrolment_id: a.enrolment_id, open_enrolment_id: a.enrolment_id })
      .where('payment_id', '=', payment_id)
      .execute();
    await desk.check(cashier, made.payment_id, 'allocate');
    const states = await Promise.all(
      [a, b].map(async (each) => (await own(each))?.payments.map(({ status }) => status)),
    );
    expect(states).toEqual([['declared', 'refunding'], ['confirmed']]);
    await standsRight();
  });

  it('go back one by one through the order that paid for all, never more than was paid for one', async () => {
    const made = await started(master, { enrolment_ids: idsOf(await some(3)), method: 'wechat' });
    const [first = 0, second = 0, third_part = 0] = await partsOf(made.payment_id);
    expect((await detail(first)).group?.open).toMatchObject({ way: 'code' });
    const [order] = [...wechat.orders.values()].slice(-1);
    if (!order) throw new Error('WeChat Pay has no order.');
    expect(order.total).toBe(204_000);
    order.state = 'SUCCESS';
    expect(await check(company, first, 'ask')).toMatchObject({ status: 'confirmed' });
    expect(await fieldsOf(desk.ask(master, first, 68_001))).toEqual({ amount_cents: 'too_big' });
    await desk.ask(master, first);
    await sendBack(first);
    await desk.ask(master, second, 20_000);
    await sendBack(second);
    const refunds = [...wechat.refunds.values()].filter(
      ({ out_trade_no }) => out_trade_no === order.out_trade_no,
    );
    expect(refunds.map(({ refund }) => refund)).toEqual([68_000, 20_000]);
    for (const refund of refunds) refund.state = 'SUCCESS';
    pass(4_000);
    await runRefundClock(services);
    const books = await booksOf([first, second, third_part]);
    const sums = new Map(books.map(({ payment_id, status, sum }) => [payment_id, [status, sum]]));
    expect(sums.get(first)).toEqual(['refunded', 0]);
    expect(sums.get(second)).toEqual(['partly_refunded', 48_000]);
    expect(sums.get(third_part)).toEqual(['confirmed', 68_000]);
    await standsRight();
  });

  it('pay for all of a unit; its candidates see who pays, and have no code, no question and no way out of it', async () => {
    const mine = await some(2, unit_id);
    const [first] = mine;
    const [stranger] = await some(1);
    if (!first || !stranger) throw new Error('Nobody is to be paid for.');
    const payables = () => callHandler(fetchPayables, { services, caller: company, input: { class_id } });
    expect(await payables()).toMatchObject({ total: 2, methods: ['bank_transfer', 'wechat', 'sandbox'] });
    const ofOthers = { enrolment_ids: [...idsOf(mine), stranger.enrolment_id] };
    expect(await refusalOf(begun(company, ofOthers))).toBe('not_found');
    const made = await started(company, { unit_id });
    expect(made).toMatchObject({ count: 2, amount_cents: 136_000 });
    expect(await payables()).toMatchObject({ total: 0, units: [] });
    expect(await refusalOf(begun(company, { unit_id }))).toBe('not_payable');
    expect(await own(first)).toMatchObject({
      pay: 'open',
      payments: [{ status: 'pending', method: 'sandbox', paid_by_unit: unitName, open: null }],
    });
    // The order of the group belongs to its first payment: it must not be taken for the candidate's own.
    for (const paying of mine) {
      expect(await refusalOf(online.start(paying, { way: 'page' }))).toBe('already_paid');
      expect(await refusalOf(desk.declare(paying))).toBe('already_paid');
    }
    for (const event of ['ask', 'leave'] as const) {
      expect(await refusalOf(online.check(first, made.payment_id, event))).toBe('not_found');
    }
    await online.send(await paid(made.payment_id));
    const [payment] = (await own(first))?.payments ?? [];
    expect(payment).toMatchObject({ status: 'confirmed', refundable: false, invoiceable: false });
    expect(await refusalOf(desk.ask(first.candidate, payment?.payment_id ?? 0))).toBe('not_found');
  });

  it('pay for an enrolment once, however many want to at once, one by one or in groups', async () => {
    const paying = await some(3);
    const [a, b, c] = paying;
    if (!a || !b || !c) throw new Error('Nobody is to be paid for.');
    const attempts = Array.from({ length: 50 }, (_, n) => {
      if (n % 5 === 4) return online.start(b);
      if (n % 5 === 3) return desk.declare(a);
      return begun(n % 2 ? master : cashier, { enrolment_ids: idsOf(n % 3 ? [a, b] : [c, b, a]) });
    });
    const settled = await Promise.allSettled(attempts);
    const reasons = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    const refused = reasons.map((reason) => (reason instanceof Refusal ? reason.refusal : String(reason)));
    expect(new Set(refused)).toEqual(new Set(['already_paid']));
    const open = await services.store.db
      .selectFrom('payment')
      .select(['open_enrolment_id', 'group_id'])
      .where('open_enrolment_id', 'in', idsOf(paying))
      .execute();
    expect(new Set(open.map((each) => each.open_enrolment_id)).size).toBe(open.length);
    // A candidate's own order is found again; that of a group is nobody else's.
    expect(open.map(({ open_enrolment_id }) => open_enrolment_id)).toContain(a.enrolment_id);
    await standsRight();
  });

  it('come back whole where they arrive for a class that was cancelled meanwhile', async () => {
    const place = await insertTestClass(services, { capacity: 10 });
    const there = moneyDesk(services, place);
    await there.gather(cashier, { methods: ['sandbox'] });
    const enrolment_ids = idsOf([await there.approved(980), await there.approved(981)]);
    const made = await begun(cashier, { class_id: place, enrolment_ids });
    const input = { class_id: place, payment_id: made.payment_id, event: 'open' as const };
    await callHandler(checkGroupPayment, { services, caller: cashier, input });
    await services.store.db
      .updateTable('class')
      .set({ status: 'cancelled' })
      .where('class_id', '=', place)
      .execute();
    expect(await online.send(await paid(made.payment_id))).toBe('taken');
    expect((await there.books()).map(({ status, reserved }) => [status, reserved])).toEqual([
      ['confirmed', 68_000],
      ['confirmed', 68_000],
    ]);
    expect(await brokenRules(services.store.db, place)).toEqual([]);
  });

  it('refuse what a class does not offer, what is no such order, and what the provider does not open', async () => {
    const paying = await some(2);
    const enrolment_ids = idsOf(paying);
    expect(await refusalOf(begun(master, { enrolment_ids, method: 'alipay' }))).toBe('not_payable');
    expect(await refusalOf(begun(master, { enrolment_ids: [404] }))).toBe('not_found');
    const elsewhere = await insertTestClass(services);
    expect(await refusalOf(begun(cashier, { class_id: elsewhere, enrolment_ids }))).toBe('not_found');
    const without = { ...services, providers: new Map() };
    expect(await fieldsOf(begun(master, { enrolment_ids }, without))).toEqual({ method: 'not_offered' });
    expect(await refusalOf(check(master, 404, 'ask'))).toBe('not_found');
    const [single] = await some(1);
    if (!single) throw new Error('Nobody pays.');
    const { payment_id } = await online.start(single);
    expect(await refusalOf(check(master, payment_id, 'leave'))).toBe('transition_refused');
    const proof_id = await desk.insertProof(master);
    const transfer = { ...testPayer, class_id, proof_id, paid_on: testPaidOn(services) };
    const declared = await callHandler(declareGroupPayment, {
      services,
      caller: master,
      input: { ...transfer, enrolment_ids: idsOf(await some(2)) },
    });
    expect(await refusalOf(check(master, declared.payment_id, 'open'))).toBe('transition_refused');

    const sandbox = services.providers.get('sandbox');
    if (!sandbox) throw new Error('The demo has a sandbox.');
    const create = () => Promise.reject(new ProviderFailure('silence'));
    const deaf = { ...services, providers: new Map([['sandbox' as const, { ...sandbox, create }]]) };
    const made = await begun(master, { enrolment_ids });
    expect(await refusalOf(check(master, made.payment_id, 'open', deaf))).toBe('provider_unavailable');
    expect((await detail(made.payment_id)).group?.open).toMatchObject({ pay_url: null });
    // A payment that was never opened can be given up nevertheless, and be started again.
    expect(await check(master, made.payment_id, 'leave')).toMatchObject({ status: 'closed' });
    expect(await started(master, { enrolment_ids })).toMatchObject({ count: 2 });
    await standsRight();
  });
});
