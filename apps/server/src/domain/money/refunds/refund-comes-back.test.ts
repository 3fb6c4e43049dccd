import { maskAccountNumber } from '@skillcert/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { revealPayer } from '../payments/reveal-payer.js';
import { moneyDesk } from '../payments/testing/money-desk.js';
import { fetchSettlementEntries } from '../settlement/fetch-settlement-entries.js';
import { brokenRules } from './testing/broken-rules.js';
import { openRefundDesk } from './testing/refund-desk.js';

describe.each(engines)('a refund that comes back on $name', (engine) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(engine);
  });
  afterAll(() => services.close());

  const reason = '账号与户名不符，退汇';

  /** A class whose desk has sent somebody the whole fee back by hand, or a part of it. */
  const openPaidBack = async (amount_cents?: number) => {
    const class_id = await insertTestClass(services);
    const desk = await openRefundDesk(services, class_id, ['bank_transfer']);
    const paying = await desk.approved(1);
    const payment_id = await desk.paid(paying, desk.master);
    const { refund_id } = await desk.approveBack(payment_id, amount_cents);
    await desk.payBack(desk.third, refund_id);
    const back = (by: StaffSession) => desk.decide(by, refund_id, 'come_back', { reason });
    const fourth = await openStaff(services, { roles: ['zky-admin'] });
    return { ...desk, fourth, class_id, payment_id, refund_id, candidate: paying.candidate, back };
  };

  it('is open again with its money, and is sent once more when somebody else agrees', async () => {
    const desk = await openPaidBack();
    const { class_id, payment_id, refund_id, master, second, third, fourth } = desk;
    expect(await desk.back(second)).toEqual({ refund_id, status: 'returned' });
    expect(await desk.bookOf(payment_id)).toMatchObject({
      ...{ status: 'refunding', sum: 68_000, reserved: 68_000, refunded: 0 },
    });
    const returned = await desk.detail(payment_id);
    expect(returned.refunds).toMatchObject([
      { status: 'returned', return_reason: reason, returned_by_me: false },
    ]);
    expect(await refusalOf(desk.decide(second, refund_id, 'send_again'))).toBe('another_person');
    expect(await refusalOf(desk.payBack(third, refund_id))).toBe('transition_refused');
    // The one who asked for it neither sends it again nor settles it.
    expect(await refusalOf(desk.decide(master, refund_id, 'send_again'))).toBe('another_person');
    expect(await desk.decide(fourth, refund_id, 'send_again')).toEqual({ refund_id, status: 'manual' });
    for (const one of [master, second, fourth])
      expect(await refusalOf(desk.payBack(one, refund_id))).toBe('another_person');
    await desk.payBack(third, refund_id);
    expect(await desk.bookOf(payment_id)).toMatchObject({ status: 'refunded', sum: 0, refunded: 68_000 });
    await desk.back(third);
    await desk.decide(second, refund_id, 'send_again');
    await desk.payBack(fourth, refund_id);
    const { ledger, timeline } = await desk.detail(payment_id);
    expect(ledger.map(({ kind, amount_cents }) => [kind, amount_cents])).toEqual([
      ['payment', 68_000],
      ['refund', -68_000],
      ['refund_back', 68_000],
      ['refund', -68_000],
      ['refund_back', 68_000],
      ['refund', -68_000],
    ]);
    const said = timeline.filter(({ action }) => action.endsWith('come_back'));
    expect(said.map((each) => each.reason)).toEqual([reason, reason]);
    expect(await brokenRules(services.store.db, class_id)).toEqual([]);
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
    const months = {
      from: services.now().toISOString().slice(0, 7),
      to: services.now().toISOString().slice(0, 7),
    };
    const entries = await callHandler(fetchSettlementEntries, {
      ...{ services, caller: third },
      input: { class_id, ...months },
    });
    expect(entries).toMatchObject({ total: 6, net_cents: 0 });
  });

  it('goes to another account that is given when it is sent again, and is shown whole with a reason alone', async () => {
    const desk = await openPaidBack();
    const { class_id, payment_id, refund_id, second, third, fourth } = desk;
    await desk.back(second);
    const account = { account_name: '李明', bank: '招商银行', account_number: '6225880123456789' };
    const wrong = desk.decide(second, refund_id, 'come_back', { reason, account });
    expect(await fieldsOf(wrong)).toEqual({ account: 'not_offered' });
    await desk.decide(fourth, refund_id, 'send_again', { account });
    const { refunds } = await desk.detail(payment_id);
    const shown = {
      account_name: '李明',
      bank: '招商银行',
      account_masked: maskAccountNumber(account.account_number),
    };
    expect(refunds[0]?.account).toEqual(shown);
    const stored = await services.store.db
      .selectFrom('refund')
      .selectAll()
      .where('refund_id', '=', refund_id)
      .execute();
    expect(JSON.stringify(stored)).not.toContain(account.account_number);
    const look = (input: object) =>
      callHandler(revealPayer, {
        services,
        caller: third,
        input: { class_id, payment_id, reason: '转账', ...input },
      });
    expect(await look({ refund_id })).toEqual({ payer_account: account.account_number });
    expect((await look({})).payer_account).not.toBe(account.account_number);
    expect(await refusalOf(look({ refund_id: payment_id }))).toBe('not_found');
    await desk.payBack(third, refund_id);
    expect(await brokenRules(services.store.db, class_id)).toEqual([]);
  });

  it('waits for another refund of its payment, and is asked for its reason', async () => {
    const desk = await openPaidBack(20_000);
    const { class_id, payment_id, refund_id, second, third, fourth } = desk;
    expect(await fieldsOf(desk.decide(second, refund_id, 'come_back'))).toEqual({
      reason: 'reason_required',
    });
    const other = await desk.ask(desk.candidate, payment_id);
    expect(await refusalOf(desk.back(second))).toBe('refund_open');
    await desk.takeBack(desk.candidate, other.refund_id);
    await desk.back(second);
    expect(await desk.bookOf(payment_id)).toMatchObject({
      status: 'partly_refunded',
      sum: 68_000,
      reserved: 20_000,
    });
    await desk.decide(third, refund_id, 'send_again');
    await desk.payBack(fourth, refund_id);
    expect(await desk.bookOf(payment_id)).toMatchObject({
      status: 'partly_refunded',
      sum: 48_000,
      refunded: 20_000,
    });
    expect(await brokenRules(services.store.db, class_id)).toEqual([]);
  });

  it('is none of a provider, or of another class, and may come after the archive', async () => {
    const desk = await openPaidBack();
    const { class_id, refund_id, second } = desk;
    await services.store.db
      .updateTable('refund')
      .set({ settled_by: null })
      .where('class_id', '=', class_id)
      .execute();
    expect(await refusalOf(desk.back(second))).toBe('refund_by_provider');
    const archived = await openPaidBack();
    await services.store.db
      .updateTable('class')
      .set({ status: 'archived' })
      .where('class_id', '=', archived.class_id)
      .execute();
    expect(await archived.back(archived.second)).toMatchObject({ status: 'returned' });
    await archived.decide(archived.fourth, archived.refund_id, 'send_again');
    await archived.payBack(archived.third, archived.refund_id);
    expect(await archived.bookOf(archived.payment_id)).toMatchObject({ status: 'refunded', sum: 0 });
    const elsewhere = moneyDesk(services, await insertTestClass(services));
    expect(await refusalOf(elsewhere.decide(second, refund_id, 'come_back', { reason }))).toBe('not_found');
  });
});
