import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readPdf } from '../../../../platform/documents/testing/read-pdf.js';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { engines } from '../../../../testing/engines.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { countStatements } from '../../../class/testing/count-statements.js';
import { insertTestClass } from '../../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { refusalOf } from '../../../class/testing/refused.js';
import { openStaff } from '../../../class/testing/staff.js';
import { testPhone } from '../../../enrolment/testing/test-candidate.js';
import { fetchPaymentById } from '../fetch-payment-by-id.js';
import { fetchGathering } from '../gathering/fetch-gathering.js';
import { fetchOwnPayments } from '../own/fetch-own-payments.js';
import { moneyDesk } from '../testing/money-desk.js';
import { fetchReceiptLists } from './fetch-receipt-lists.js';
import { fetchReceiptPdf } from './fetch-receipt-pdf.js';

describe.each(engines)('receipts on $name', (engine) => {
  let services: TestServices;
  let master: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    master = await openStaff(services, { roles: ['master'], name: '林秋月' });
  });
  afterAll(() => services.close());

  let people = 0;
  /** A class that collects, with so many declared payments. */
  const openDesk = async (count: number) => {
    const class_id = await insertTestClass(services, { capacity: 100 });
    const desk = moneyDesk(services, class_id);
    await desk.gather(master);
    const payments: number[] = [];
    for (let n = 0; n < count; n += 1) {
      people += 1;
      payments.push((await desk.declare(await desk.approved(people))).payment_id);
    }
    const list = (input: object = {}) =>
      callHandler(fetchReceiptLists, { services, caller: master, input: { class_id, ...input } });
    return { class_id, desk, payments, list };
  };

  it('are given to confirmed money alone, with what the paper says', async () => {
    const { class_id, desk, payments, list } = await openDesk(2);
    const [paid = 0, unproven = 0] = payments;
    await desk.check(master, paid, 'confirm');
    await desk.check(master, unproven, 'reject', '凭证看不清');
    const { items, total } = await list();
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({
      payment_id: paid,
      receipt_no: expect.stringMatching(/-R00001$/),
      payer_name: '李晓明',
      payee_name: '华东职业能力评价协会',
      amount_cents: 68_000,
      refunded_cents: 0,
      issued_by: '林秋月',
    });
    const detail = await callHandler(fetchPaymentById, {
      services,
      caller: master,
      input: { class_id, payment_id: paid },
    });
    expect(detail.receipt_no).toBe(items[0]?.receipt_no);
  });

  it('are shown to the candidate, of one’s own payments alone and once the money is there', async () => {
    const { desk, class_id } = await openDesk(0);
    people += 1;
    const paying = await desk.approved(people);
    const { payment_id } = await desk.declare(paying);
    const receiptOf = async () => {
      const { items } = await callHandler(fetchOwnPayments, {
        services,
        caller: paying.candidate,
        input: {},
      });
      return items.find((item) => item.class_id === class_id)?.payments[0]?.receipt;
    };
    expect(await receiptOf()).toBeNull();
    await desk.check(master, payment_id, 'confirm');
    expect(await receiptOf()).toMatchObject({
      receipt_no: expect.stringMatching(/-R00001$/),
      payer_name: '李晓明',
      payee_name: '华东职业能力评价协会',
      paid_on: '2026-11-20',
    });
  });

  it('keep what they said when the account of the class changes', async () => {
    const { class_id, desk, payments, list } = await openDesk(1);
    await desk.check(master, payments[0] ?? 0, 'confirm');
    const [before] = (await list()).items;
    const payee = {
      from: 'entered',
      bank: '招商银行',
      account_name: '另一协会',
      account_number: '6225880012345678',
    };
    const { updated_at } = await callHandler(fetchGathering, {
      services,
      caller: master,
      input: { class_id },
    });
    await desk.gather(master, { payee, updated_at });
    expect((await list()).items).toEqual([before]);
  });

  it('are numbered without a gap, also in parallel and beside confirmations that come too late', async () => {
    const { desk, payments, list } = await openDesk(8);
    const twice = [...payments, ...payments];
    const outcomes = await Promise.allSettled(twice.map((each) => desk.check(master, each, 'confirm')));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
    const { items } = await list({ order: 'asc', limit: 50 });
    expect(items.map(({ receipt_no }) => Number(receipt_no.slice(-5))).toSorted((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ]);
    expect(new Set(items.map(({ payment_id }) => payment_id)).size).toBe(8);
  });

  it('are found by their number, and by what finds a payment; another class has its own', async () => {
    const { desk, payments, list } = await openDesk(2);
    for (const each of payments) await desk.check(master, each, 'confirm');
    const all = (await list({ order: 'asc' })).items;
    const [first] = all;
    expect((await list({ search: first?.receipt_no.toLowerCase() })).items).toEqual([first]);
    expect((await list({ search: first?.enrol_no })).items).toEqual([first]);
    expect((await list({ search: testPhone(people) })).total).toBe(1);
    expect((await list({ search: '没有这个人' })).total).toBe(0);
    const other = await openDesk(1);
    await other.desk.check(master, other.payments[0] ?? 0, 'confirm');
    expect((await other.list()).total).toBe(1);
    expect(await refusalOf(list({ class_id: 404 }))).toBe('not_found');
  });

  it('are a PDF for the desk of their class and for their candidate, and for nobody else', async () => {
    const { class_id, desk, list } = await openDesk(0);
    people += 1;
    const paying = await desk.approved(people);
    const { payment_id } = await desk.declare(paying);
    const take = (caller: typeof master | typeof paying.candidate, input: object = {}, language = 'zh') =>
      callHandler(fetchReceiptPdf, {
        services,
        caller,
        input: { class_id, payment_id, ...input },
        language,
      });
    expect(await refusalOf(take(master))).toBe('not_found');
    await desk.check(master, payment_id, 'confirm');
    const [receipt] = (await list()).items;
    const { text, info } = await readPdf(await take(paying.candidate));
    for (const said of [
      receipt?.receipt_no,
      receipt?.payer_name,
      receipt?.payee_name,
      '林秋月',
      '2026-11-20',
    ])
      expect(text).toContain(said);
    expect(text).toContain('¥680.00');
    expect(text).toContain('陆佰捌拾元整');
    expect(info).toMatchObject({ Title: `收据 ${receipt?.receipt_no}`, Language: 'zh' });
    expect((await readPdf(await take(master, {}, 'es'))).text).toContain('680,00');
    people += 1;
    const { candidate: stranger } = await desk.approved(people);
    expect(await refusalOf(take(stranger))).toBe('not_found');
    const other = await openDesk(0);
    expect(await refusalOf(take(master, { class_id: other.class_id }))).toBe('not_found');
    await expect(take(master, { payment_id: -1 })).rejects.toThrow();
  });

  it('show a character that no font has by its number, and warn whoever prints them', async () => {
    const { class_id, desk } = await openDesk(0);
    people += 1;
    // Cuneiform, which no font of documents will ever have.
    const { payment_id } = await desk.declare(await desk.approved(people), { payer_name: '𒀀田' });
    await desk.check(master, payment_id, 'confirm');
    const input = { class_id, payment_id };
    const reportMissing = vi.fn();
    const file = await callHandler(fetchReceiptPdf, { services, caller: master, input, reportMissing });
    expect((await readPdf(file)).text.replaceAll(' ', '')).toContain('[U+12000]田');
    expect(reportMissing).toHaveBeenCalledExactlyOnceWith(['𒀀']);
  });

  it('come in one page and one count', async () => {
    const { list } = await openDesk(1);
    expect(await countStatements(() => list({ search: '李' }))).toHaveLength(2);
  });
});
