import type { InputOf } from '@skillcert/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../../platform/audit/verify-chain.js';
import { linesOf } from '../../../../platform/documents/testing/file-lines.js';
import type { Candidate, StaffSession } from '../../../../platform/http/calls/caller.js';
import { engines } from '../../../../testing/engines.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { insertTestClass } from '../../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { refusalOf } from '../../../class/testing/refused.js';
import { insertUnit, openStaff } from '../../../class/testing/staff.js';
import { fetchOwnPayments } from '../../payments/own/fetch-own-payments.js';
import { moneyDesk, type Paying } from '../../payments/testing/money-desk.js';
import { exportWaitingInvoices } from '../sheet/export-waiting-invoices.js';
import { invoiceDesk } from '../testing/invoice-desk.js';
import { fetchUninvoiced } from './fetch-uninvoiced.js';
import { requestOwnInvoices } from './request-own-invoices.js';

describe.each(engines)('invoices in the names of those who asked for none, on $name', (engine) => {
  let services: TestServices;
  let master: StaffSession;
  let class_id: number;
  let desk: ReturnType<typeof moneyDesk>;
  let invoices: ReturnType<typeof invoiceDesk>;
  let serial = 0;
  beforeAll(async () => {
    services = await openTestServices(engine);
    master = await openStaff(services, { roles: ['zky-admin'], name: '林秋月' });
  });
  afterAll(() => services.close());
  // Each test has a class of its own.
  beforeEach(async () => {
    serial += 1;
    class_id = await insertTestClass(services, { code: `TC26-08${serial + 10}`, capacity: 100 });
    desk = moneyDesk(services, class_id);
    invoices = invoiceDesk(services, class_id);
    await desk.gather(master);
  });

  let people = 0;
  const paid = async (name: string): Promise<Paying & { payment_id: number }> => {
    people += 1;
    const paying = await desk.approved(people, { name });
    return { ...paying, payment_id: await desk.paid(paying, master) };
  };
  const change = (payment_id: number, set: object) =>
    services.store.db.updateTable('payment').set(set).where('payment_id', '=', payment_id).execute();
  const look = (caller = master, more: Partial<InputOf<'payment/fetchUninvoiced'>> = {}) =>
    callHandler(fetchUninvoiced, { services, caller, input: { class_id, limit: 100, ...more } });
  const outcomes = async () =>
    Object.fromEntries((await look()).items.map(({ name, outcome }) => [name, outcome]));
  const ask = (more: object = {}, caller = master) =>
    callHandler(requestOwnInvoices, { services, caller, input: { class_id, ...more } });
  const ownInvoices = async (candidate: Candidate) => {
    const { items } = await callHandler(fetchOwnPayments, { services, caller: candidate, input: {} });
    return items.flatMap(({ payments }) => payments.flatMap((each) => each.invoices));
  };

  it('say of each what becomes of it, and are asked for where nobody else is meant', async () => {
    const [plain, other, refunded, rejected, wished, asked] = [
      await paid('石玲悦'),
      await paid('唐豪'),
      await paid('熊瑶娜'),
      await paid('周游'),
      await paid('赵敏'),
      await paid('钱程'),
    ];
    await desk.ask(master, refunded.payment_id);
    const { invoice_id } = await invoices.ask(rejected.candidate, [rejected.payment_id]);
    await invoices.decide(master, invoice_id, 'reject', '抬头有误');
    await invoices.ask(asked.candidate, [asked.payment_id]);
    await services.store.db
      .insertInto('invoice_wish')
      .values({
        ...{ class_id, enrolment_id: wished.enrolment_id, title_type: 'unit', title: '浦江精工有限公司' },
        ...{ tax_no: '91350100M000100Y43', email: '', wished_by: master.user_id, invoice_id: null },
      })
      .execute();
    expect(await outcomes()).toEqual({
      ...{ 石玲悦: 'ask', 唐豪: 'ask', 熊瑶娜: 'refund_open', 周游: 'had_one', 赵敏: 'wished' },
    });
    expect(await look(master, { outcome: 'ask' })).toMatchObject({
      total: 2,
      to_ask: 2,
      to_ask_cents: 136_000,
    });
    expect(await ask()).toEqual({ asked: 2, asked_cents: 136_000, left: 0 });
    expect(Object.keys(await outcomes()).sort()).toEqual(['周游', '熊瑶娜', '赵敏'].sort());
    // It is the candidate's own, and the trail says who asked.
    const [own] = await ownInvoices(plain.candidate);
    expect(own).toMatchObject({ title: '石玲悦', kind: 'ordinary', status: 'requested', mine: true });
    expect(await invoices.detail(master, own?.invoice_id ?? 0)).toMatchObject({
      requested_by: '林秋月',
      timeline: [{ action: 'request', by: '林秋月' }],
    });
    // The file of those that wait has them, numbered one after the other.
    const lines = await linesOf(
      callHandler(exportWaitingInvoices, { services, caller: master, input: { class_id, purpose: '开票' } }),
    );
    expect(lines.filter((line) => /石玲悦|唐豪|钱程/.test(line))).toHaveLength(3);
    await invoices.issued(master, own?.invoice_id ?? 0);
    expect(await ownInvoices(other.candidate)).toMatchObject([{ title: '唐豪' }]);
    expect(await ask()).toEqual({ asked: 0, asked_cents: 0, left: 0 });
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });

  it('are not for payments of a unit, which is invoiced itself', async () => {
    const { payment_id } = await paid('石玲悦');
    const group_id = 90_000 + serial;
    await services.store.db
      .insertInto('group_payment')
      .values({
        ...{ class_id, group_id, first_payment_id: payment_id, payments: 1, amount_cents: 68_000 },
        ...{ currency: 'CNY', created_at: services.now() },
      })
      .execute();
    await change(payment_id, { group_id });
    expect(await outcomes()).toEqual({ 石玲悦: 'by_unit' });
    expect(await ask()).toMatchObject({ asked: 0 });
  });

  it('are for the chosen alone, once for each, whoever asks at the same time', async () => {
    const [one, two, three] = [await paid('石玲悦'), await paid('唐豪'), await paid('熊瑶娜')];
    expect(await ask({ payment_ids: [one.payment_id] })).toEqual({ asked: 1, asked_cents: 68_000, left: 0 });
    const results = await Promise.allSettled([ask(), ask(), invoices.ask(two.candidate, [two.payment_id])]);
    const done = results.slice(0, 2).map((each) => (each.status === 'fulfilled' ? each.value : undefined));
    const own = results[2]?.status === 'fulfilled' ? 1 : 0;
    expect(
      (done as Awaited<ReturnType<typeof ask>>[]).reduce((sum, each) => sum + (each?.asked ?? 0), own),
    ).toBe(2);
    for (const { candidate } of [one, two, three]) expect(await ownInvoices(candidate)).toHaveLength(1);
    const rows = await services.store.db
      .selectFrom('invoice')
      .select('request_no')
      .where('class_id', '=', class_id)
      .execute();
    expect(new Set(rows.map(({ request_no }) => request_no)).size).toBe(3);
  });

  it('are not for a class that is cancelled, whose money goes back and whose people may be erased', async () => {
    await paid('石玲悦');
    expect(await look()).toMatchObject({ total: 1, to_ask: 1 });
    await services.store.db
      .updateTable('class')
      .set({ status: 'cancelled' })
      .where('class_id', '=', class_id)
      .execute();
    const none = { items: [], total: 0, to_ask: 0, to_ask_cents: 0 };
    expect(await look()).toEqual({ ...none, none_because: 'cancelled' });
    expect(await ask()).toEqual({ asked: 0, asked_cents: 0, left: 0 });
  });

  it('say why there are none, whichever outcome is looked at', async () => {
    expect(await look()).toMatchObject({ items: [], none_because: 'unpaid' });
    const paying = await paid('石玲悦');
    expect(await look()).toMatchObject({ none_because: null });
    expect(await look(master, { outcome: 'by_unit' })).toMatchObject({ items: [], none_because: null });
    await ask();
    expect(await look(master, { outcome: 'ask' })).toMatchObject({ none_because: 'invoiced' });
    const [own] = await ownInvoices(paying.candidate);
    await invoices.decide(master, own?.invoice_id ?? 0, 'reject', '抬头有误');
    expect(await look()).toMatchObject({ none_because: null });
    await change(paying.payment_id, { status: 'refunded', refunded_cents: 68_000, open_enrolment_id: null });
    expect(await look()).toMatchObject({ items: [], none_because: 'given_back' });
    const unit_id = await insertUnit(services, '浦江精工');
    const company = await openStaff(services, { roles: ['company'], unit_id, paid_in: [class_id] });
    expect(await look(company)).toMatchObject({ none_because: 'unpaid' });
  });

  it('are of people whom the caller may see, and of a class that exists', async () => {
    await paid('石玲悦');
    const own = await paid('唐豪');
    const unit_id = await insertUnit(services, '上海申培');
    const company = await openStaff(services, { roles: ['company'], unit_id, paid_in: [class_id] });
    expect(await look(company)).toMatchObject({ items: [], total: 0, to_ask: 0 });
    expect(await ask({}, company)).toMatchObject({ asked: 0 });
    await services.store.db
      .updateTable('enrolment')
      .set({ unit_id })
      .where('enrolment_id', '=', own.enrolment_id)
      .execute();
    expect(await look(company)).toMatchObject({ items: [{ name: '唐豪' }], total: 1, to_ask: 1 });
    expect(await ask({}, company)).toEqual({ asked: 1, asked_cents: 68_000, left: 0 });
    expect(await outcomes()).toEqual({ 石玲悦: 'ask' });
    expect(await refusalOf(look(master, { class_id: 404 }))).toBe('not_found');
    expect(await refusalOf(ask({ class_id: 404 }))).toBe('not_found');
  });
});
