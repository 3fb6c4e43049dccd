import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { countStatements } from '../../class/testing/count-statements.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../../class/testing/refused.js';
import { insertUnit, openStaff } from '../../class/testing/staff.js';
import { fetchPaymentById } from '../payments/fetch-payment-by-id.js';
import { fetchOwnPayments } from '../payments/own/fetch-own-payments.js';
import { moneyDesk, type Paying } from '../payments/testing/money-desk.js';
import { fetchAllInvoices } from './fetch-all-invoices.js';
import { fetchInvoiceFile } from './fetch-invoice-file.js';
import { fetchInvoiceLists } from './fetch-invoice-lists.js';
import { fetchInvoiceTitles } from './fetch-invoice-titles.js';
import { removeInvoiceTitle } from './remove-invoice-title.js';
import { revealBuyer } from './reveal-buyer.js';
import { invoiceDesk, testUnitBuyer } from './testing/invoice-desk.js';

describe.each(engines)('invoices on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let master: StaffSession;
  let editor: StaffSession;
  let desk: ReturnType<typeof moneyDesk>;
  let invoices: ReturnType<typeof invoiceDesk>;
  beforeAll(async () => {
    services = await openTestServices(engine);
    class_id = await insertTestClass(services, { code: 'TC26-0900', capacity: 1_000 });
    const unit_id = await insertUnit(services, '华东技术咨询协会');
    master = await openStaff(services, { roles: ['master'], name: '林秋月', unit_id });
    editor = await openStaff(services, { roles: ['editor'], name: '冯晓燕' });
    desk = moneyDesk(services, class_id);
    invoices = invoiceDesk(services, class_id);
    await desk.gather(master);
  });
  afterAll(() => services.close());

  let people = 0;
  const nextPaid = async (): Promise<Paying & { payment_id: number }> => {
    people += 1;
    const paying = await desk.approved(people);
    return { ...paying, payment_id: await desk.paid(paying, master) };
  };
  const own = async ({ candidate, enrolment_id }: Paying) => {
    const { items } = await callHandler(fetchOwnPayments, { services, caller: candidate, input: {} });
    return items.find((item) => item.enrolment_id === enrolment_id)?.payments[0];
  };
  const file = (caller: Paying['candidate'] | StaffSession, invoice_id: number, of = class_id) =>
    callHandler(fetchInvoiceFile, { services, caller, input: { class_id: of, invoice_id } });
  const list = (input: object = {}) =>
    callHandler(fetchInvoiceLists, { services, caller: master, input: { class_id, ...input } });

  it('go from the request of a candidate to the file, which only that candidate and the desk read', async () => {
    const paying = await nextPaid();
    const other = await nextPaid();
    expect(await own(paying)).toMatchObject({ invoiceable: true, invoices: [] });
    expect(await refusalOf(invoices.ask(other.candidate, [paying.payment_id]))).toBe('not_found');
    const { invoice_id, amount_cents } = await invoices.ask(paying.candidate, [paying.payment_id]);
    expect(amount_cents).toBe(68_000);
    expect(await own(paying)).toMatchObject({ invoiceable: false, invoices: [{ status: 'requested' }] });
    expect(await refusalOf(invoices.ask(paying.candidate, [paying.payment_id]))).toBe('not_invoiceable');
    expect(await refusalOf(invoices.issue(master, invoice_id))).toBe('transition_refused');
    await invoices.decide(master, invoice_id, 'accept');
    await invoices.decide(master, invoice_id, 'fail', '税控系统未响应');
    expect((await invoices.detail(master, invoice_id)).reason).toBe('税控系统未响应');
    await invoices.decide(master, invoice_id, 'retry');
    const noPaper = { bytes: Buffer.from('no paper') };
    expect(await refusalOf(invoices.issue(master, invoice_id, 'issue', noPaper))).toBe('file_refused');
    expect(await refusalOf(file(paying.candidate, invoice_id))).toBe('not_found');
    await invoices.issue(master, invoice_id, 'issue', { number: '26312000000012345678' });
    expect((await own(paying))?.invoices).toMatchObject([
      { status: 'issued', invoice_no: '26312000000012345678', mine: true, reason: null },
    ]);
    for (const reader of [paying.candidate, master]) {
      expect(Buffer.from(await file(reader, invoice_id)).toString()).toMatch(/^%PDF/);
    }
    expect(await refusalOf(file(other.candidate, invoice_id))).toBe('not_found');
    expect(await refusalOf(file(master, invoice_id, 404))).toBe('not_found');
    const { timeline } = await invoices.detail(master, invoice_id);
    expect(timeline.map(({ action }) => action)).toEqual(['request', 'accept', 'fail', 'retry', 'issue']);
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });

  it('are found across classes by title, tax number, invoice number, state and kind', async () => {
    const { payment_id } = await nextPaid();
    const { invoice_id } = await invoices.ask(master, [payment_id], {
      buyer: { ...testUnitBuyer, title: '跨班查询有限公司' },
    });
    await invoices.decide(master, invoice_id, 'accept');
    await invoices.issue(master, invoice_id, 'issue', { number: '26312000000099990001' });
    const platform = await openStaff(services, { roles: ['zky-admin'] });
    const all = (input: object) =>
      callHandler(fetchAllInvoices, { services, caller: platform, input: { page: 1, limit: 20, ...input } });
    const found = {
      items: [{ class_id, class_name: expect.any(String), invoice_id, payments: 1 }],
      total: 1,
    };
    expect(await all({ search: '跨班查询' })).toMatchObject(found);
    expect(await all({ search: '26312000000099990001' })).toMatchObject(found);
    expect(await all({ search: testUnitBuyer.tax_no, status: ['issued'], kind: 'ordinary' })).toMatchObject(
      found,
    );
    expect(await all({ search: '跨班查询', kind: 'special' })).toMatchObject({ items: [], total: 0 });
    const before = (await all({})).to_do;
    const { payment_id: another } = await nextPaid();
    const { invoice_id: asked } = await invoices.ask(master, [another]);
    // The counts of waiting invoices ignore all filters; sorted by `to_do`, a list begins with those that wait.
    expect((await all({ status: ['issued'] })).to_do).toEqual({ ...before, requested: before.requested + 1 });
    const { items, to_do } = await list({ sort: 'to_do', order: 'desc' });
    expect(items[0]?.invoice_id).toBe(asked);
    expect(to_do.requested).toBeGreaterThan(0);
    expect(await all({ search: '跨班%询' })).toMatchObject({ items: [], total: 0 });
  });

  it('check the buyer: tax number of a unit, everything of a special one', async () => {
    const { payment_id } = await nextPaid();
    const ask = (changes: object) => fieldsOf(invoices.ask(master, [payment_id], changes));
    expect(await ask({ buyer: { ...testUnitBuyer, tax_no: '91350100M000100Y44' } })).toEqual({
      tax_no: 'invalid_credit_code',
    });
    const bare = { ...testUnitBuyer, address: '', phone: '', bank: '', account_number: '' };
    expect(Object.keys((await ask({ kind: 'special', buyer: bare })) ?? {})).toEqual([
      'address',
      'phone',
      'bank',
      'account_number',
    ]);
    expect(await ask({ buyer: { from: 'book', title_id: 404 } })).toEqual({ title_id: 'not_offered' });
  });

  it('keep telephone and account sealed, show their ends, and record every look', async () => {
    const { payment_id } = await nextPaid();
    const { invoice_id } = await invoices.ask(master, [payment_id], {
      kind: 'special',
      buyer: testUnitBuyer,
    });
    expect(await invoices.detail(master, invoice_id)).toMatchObject({
      tax_no: '91350100M000100Y43',
      phone_masked: '********4567',
      account_number_masked: '***************2345',
      requested_by: '林秋月',
    });
    const input = { class_id, invoice_id, reason: '开具专用发票' };
    expect(await callHandler(revealBuyer, { services, caller: editor, input })).toEqual({
      phone: '021-61234567',
      account_number: '1001266109200012345',
    });
    expect((await invoices.detail(master, invoice_id)).timeline.at(-1)).toMatchObject({
      action: 'reveal',
      by: '冯晓燕',
      reason: '开具专用发票',
    });
    expect(
      await refusalOf(
        callHandler(revealBuyer, { services, caller: editor, input: { ...input, class_id: 404 } }),
      ),
    ).toBe('not_found');
  });

  it('cover many payments of a unit at once, and take the unit out of the title book the next time', async () => {
    const [first, second, third] = [await nextPaid(), await nextPaid(), await nextPaid()];
    const ids = [first.payment_id, second.payment_id];
    const person = { from: 'typed', title_type: 'personal', title: '李晓明' } as const;
    expect(await fieldsOf(invoices.ask(master, ids, { buyer: person }))).toEqual({
      title_type: 'not_offered',
    });
    expect(await refusalOf(invoices.ask(first.candidate, ids, { buyer: testUnitBuyer }))).toBe('not_found');
    const batch = await invoices.ask(master, ids, { kind: 'special', buyer: testUnitBuyer, keep: true });
    expect(batch.amount_cents).toBe(136_000);
    expect((await invoices.detail(master, batch.invoice_id)).lines).toHaveLength(2);
    await invoices.issued(master, batch.invoice_id);
    expect((await own(first))?.invoices).toMatchObject([{ mine: false, status: 'issued' }]);
    expect(await refusalOf(file(first.candidate, batch.invoice_id))).toBe('not_found');

    const titles = (caller: StaffSession) => callHandler(fetchInvoiceTitles, { services, caller, input: {} });
    const { keeps, items } = await titles(master);
    expect({ keeps, items }).toMatchObject({ keeps: true, items: [{ tax_no: '91350100M000100Y43' }] });
    expect(await titles(editor)).toEqual({ keeps: false, items: [] });
    const title_id = items[0]?.title_id ?? 0;
    const book = { kind: 'special', buyer: { from: 'book', title_id } } as const;
    expect(await fieldsOf(invoices.ask(editor, [third.payment_id], book))).toEqual({
      title_id: 'not_offered',
    });
    const { invoice_id } = await invoices.ask(master, [third.payment_id], book);
    expect((await invoices.detail(master, invoice_id)).account_number_masked).toMatch(/2345$/);
    await callHandler(removeInvoiceTitle, { services, caller: editor, input: { title_id } });
    expect((await titles(master)).items).toHaveLength(1);
    await callHandler(removeInvoiceTitle, { services, caller: master, input: { title_id } });
    expect((await titles(master)).items).toHaveLength(0);
  });

  it('are void by a counter-entry of two people, and then the money can be invoiced again', async () => {
    const { payment_id, candidate } = await nextPaid();
    const { invoice_id } = await invoices.ask(candidate, [payment_id]);
    await invoices.issued(master, invoice_id);
    expect(await fieldsOf(invoices.decide(master, invoice_id, 'red_request'))).toEqual({
      reason: 'reason_required',
    });
    await invoices.decide(master, invoice_id, 'red_request', '抬头有误');
    await invoices.decide(editor, invoice_id, 'buyer_refuse');
    expect(await refusalOf(invoices.ask(candidate, [payment_id]))).toBe('not_invoiceable');
    await invoices.decide(master, invoice_id, 'red_request', '抬头有误');
    expect(await refusalOf(invoices.issue(master, invoice_id, 'red_issue'))).toBe('another_person');
    const first = (await invoices.detail(master, invoice_id)).invoice_no ?? '';
    await invoices.issue(editor, invoice_id, 'red_issue');
    expect(await invoices.detail(master, invoice_id)).toMatchObject({
      status: 'red_issued',
      red_no: expect.stringMatching(/^\d+$/),
      reason: '抬头有误',
    });
    const again = await invoices.ask(candidate, [payment_id]);
    await invoices.decide(master, again.invoice_id, 'accept');
    expect(await fieldsOf(invoices.issue(master, again.invoice_id, 'issue', { number: first }))).toEqual({
      number: 'taken',
    });
    await expect(
      sql`update invoice set red_issued_by = red_by where class_id = ${class_id} and invoice_id = ${invoice_id}`.execute(
        services.store.db,
      ),
    ).rejects.toThrow(/check constraint/);
  });

  it('bear a number that no other paper of the house bears, be it an invoice or a counter-entry', async () => {
    const other = await insertTestClass(services);
    const there = moneyDesk(services, other);
    await there.gather(master);
    const invoicesThere = invoiceDesk(services, other);
    const [ours, theirs] = [await nextPaid(), await there.approved(880)];
    const { invoice_id } = await invoices.ask(ours.candidate, [ours.payment_id]);
    const asked = await invoicesThere.ask(theirs.candidate, [await there.paid(theirs, master)]);
    await invoices.decide(master, invoice_id, 'accept');
    await invoicesThere.decide(master, asked.invoice_id, 'accept');
    const [number, red] = ['26312000000088880001', '26312000000088880002'];
    const one = { number };
    const outcomes = await Promise.allSettled([
      invoices.issue(master, invoice_id, 'issue', one),
      invoicesThere.issue(master, asked.invoice_id, 'issue', one),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const isOurs = outcomes[0].status === 'fulfilled';
    const [first, first_id] = isOurs ? [invoices, invoice_id] : [invoicesThere, asked.invoice_id];
    const [second, second_id] = isOurs ? [invoicesThere, asked.invoice_id] : [invoices, invoice_id];
    const taken = { number: 'taken' };
    expect(await fieldsOf(second.issue(master, second_id, 'issue', one))).toEqual(taken);
    await first.decide(master, first_id, 'red_request', '抬头有误');
    expect(await fieldsOf(first.issue(editor, first_id, 'red_issue', one))).toEqual(taken);
    await first.issue(editor, first_id, 'red_issue', { number: red });
    expect(await fieldsOf(second.issue(master, second_id, 'issue', { number: red }))).toEqual(taken);
    await second.issue(master, second_id);
    await second.decide(master, second_id, 'red_request', '抬头有误');
    expect(await fieldsOf(second.issue(editor, second_id, 'red_issue', { number: red }))).toEqual(taken);
    await second.issue(editor, second_id, 'red_issue');
  });

  it('stand in the way of a refund until they are rejected or void', async () => {
    const { payment_id, candidate } = await nextPaid();
    const { invoice_id } = await invoices.ask(candidate, [payment_id]);
    await invoices.issued(master, invoice_id);
    const { refund_id } = await desk.ask(candidate, payment_id);
    const detail = await callHandler(fetchPaymentById, {
      services,
      caller: master,
      input: { class_id, payment_id },
    });
    expect(detail.invoice).toMatchObject({ invoice_id, status: 'issued' });
    expect((await invoices.detail(master, invoice_id)).lines[0]?.refund).toBe(true);
    await desk.decide(master, refund_id, 'first_approve');
    expect(await refusalOf(desk.decide(editor, refund_id, 'second_approve'))).toBe('invoice_live');
    await invoices.decide(master, invoice_id, 'red_request', '退费');
    await invoices.issue(editor, invoice_id, 'red_issue');
    expect(await desk.decide(editor, refund_id, 'second_approve')).toMatchObject({ status: 'manual' });
    expect(await refusalOf(invoices.ask(candidate, [payment_id]))).toBe('not_invoiceable');
  });

  it('are asked for once and numbered without a gap, also when many ask at the same time', async () => {
    const paying = [await nextPaid(), await nextPaid(), await nextPaid(), await nextPaid()];
    const twice = [...paying, ...paying].map(({ candidate, payment_id }) =>
      invoices.ask(candidate, [payment_id]),
    );
    const outcomes = await Promise.allSettled(twice);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    const { items, total } = await list({ order: 'asc', limit: 50 });
    expect(items.map(({ request_no }) => Number(request_no.slice(-5))).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: total }, (_, index) => index + 1),
    );
  });

  it('are found by title, numbers, state and kind, in one page and one count; another class has its own', async () => {
    const { items } = await list({ kind: 'special' });
    const [some] = items;
    expect((await list({ search: some?.request_no.toLowerCase() })).items).toEqual([some]);
    expect((await list({ search: '技术咨询' })).total).toBeGreaterThan(0);
    expect((await list({ search: '没有这个抬头' })).total).toBe(0);
    const issued = await list({ status: ['issued'] });
    expect(new Set(issued.items.map(({ status }) => status))).toEqual(new Set(['issued']));
    expect((await list({ search: issued.items[0]?.invoice_no })).items).toEqual([issued.items[0]]);
    expect(await countStatements(() => list({ search: '咨询' }))).toHaveLength(2);
    expect((await list({ class_id: await insertTestClass(services) })).total).toBe(0);
    expect(await refusalOf(list({ class_id: 404 }))).toBe('not_found');
  });
});
