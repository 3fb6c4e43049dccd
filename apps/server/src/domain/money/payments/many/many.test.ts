import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { engines } from '../../../../testing/engines.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { insertTestClass } from '../../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf, sentenceOf } from '../../../class/testing/refused.js';
import { openStaff } from '../../../class/testing/staff.js';
import { invoiceDesk } from '../../invoices/testing/invoice-desk.js';
import { brokenRules } from '../../refunds/testing/broken-rules.js';
import { declareGroupPayment } from '../group/declare-group-payment.js';
import { fetchAllPayments } from '../lists/fetch-all-payments.js';
import { type CheckedPayment, carryOutCheck, checkedColumns } from '../online/carry-out-check.js';
import { moneyDesk, type Paying, testPaidOn, testPayer } from '../testing/money-desk.js';
import { approveRefunds } from './approve-refunds.js';
import { checkPayments } from './check-payments.js';

describe.each(engines)('many payments and refunds at once on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let master: StaffSession;
  let editor: StaffSession;
  let third: StaffSession;
  let desk: ReturnType<typeof moneyDesk>;
  beforeAll(async () => {
    services = await openTestServices(engine);
    class_id = await insertTestClass(services, { capacity: 1_000 });
    master = await openStaff(services, { roles: ['master'], owner: [class_id] });
    editor = await openStaff(services, { roles: ['editor'] });
    third = await openStaff(services, { roles: ['zky-admin'] });
    desk = moneyDesk(services, class_id);
    await desk.gather(master);
  });
  afterAll(() => services.close());

  let people = 0;
  const next = () => {
    people += 1;
    return desk.approved(people);
  };
  const some = async <Made>(count: number, make: (paying: Paying) => Promise<Made>) => {
    const made: Made[] = [];
    for (let n = 0; n < count; n += 1) made.push(await make(await next()));
    return made;
  };
  const declared = (count: number) => some(count, async (paying) => (await desk.declare(paying)).payment_id);
  /** Refunds that candidates requested. */
  const asked = (count: number) =>
    some(count, async (paying) => {
      const payment_id = await desk.paid(paying, master);
      return (await desk.ask(paying.candidate, payment_id)).refund_id;
    });
  const group = async (caller: StaffSession, size: number) => {
    const enrolment_ids = await some(size, async ({ enrolment_id }) => enrolment_id);
    const proof_id = await desk.insertProof(caller);
    const input = { ...testPayer, paid_on: testPaidOn(services), class_id, proof_id, enrolment_ids };
    const { payment_id } = await callHandler(declareGroupPayment, { services, caller, input });
    const rows = await services.store.db
      .selectFrom('payment')
      .select('payment_id')
      .where('class_id', '=', class_id)
      .where('enrolment_id', 'in', enrolment_ids)
      .orderBy('payment_id')
      .execute();
    expect(rows.map((row) => row.payment_id)).toContain(payment_id);
    return rows.map((row) => row.payment_id);
  };
  const check = (
    caller: StaffSession,
    payment_ids: readonly number[],
    event: 'confirm' | 'reject' = 'confirm',
    reason?: string,
  ) =>
    callHandler(checkPayments, {
      services,
      caller,
      input: { class_id, payment_ids: [...payment_ids], event, reason },
    });
  const approve = (
    caller: StaffSession,
    refund_ids: readonly number[],
    event: 'first_approve' | 'second_approve' = 'first_approve',
  ) =>
    callHandler(approveRefunds, {
      services,
      caller,
      input: { class_id, refund_ids: [...refund_ids], event },
    });
  const booksOf = async (payment_ids: readonly number[]) =>
    (await desk.books()).filter(({ payment_id }) => payment_ids.includes(payment_id));
  const standsRight = async () => {
    expect(await brokenRules(services.store.db, class_id)).toEqual([]);
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  };

  it('are confirmed with a receipt each, and what is not to be decided about is left out and named', async () => {
    const ids = await declared(3);
    const [first = 0, ...rest] = ids;
    await desk.check(editor, first, 'confirm');
    const answer = await check(master, [...ids, 404]);
    expect(answer.done).toEqual(rest.map((payment_id) => ({ payment_id, status: 'confirmed' })));
    expect(answer.left_out).toMatchObject([
      { payment_id: first, why: 'transition_refused' },
      { payment_id: 404, why: 'not_found' },
    ]);
    expect((await booksOf(ids)).map(({ entries, sum }) => [entries, sum])).toEqual(
      ids.map(() => [1, 68_000]),
    );
    await standsRight();
  });

  it('are left out with the words of a call about one alone, which name the cause and whose account it is', async () => {
    const boss = await openStaff(services, { roles: ['zky-admin'], name: '金凤' });
    const twin = await openStaff(services, { roles: ['zky-admin'] });
    await services.store.db
      .updateTable('account')
      .set({
        phone_index: services.keyring.blindIndex('phone', '13900007777'),
        phone_enc: services.keyring.seal('phone', '13900007777'),
      })
      .where('user_id', 'in', [boss.user_id, twin.user_id])
      .execute();
    const [gone = 0] = await declared(1);
    await desk.check(editor, gone, 'confirm');
    const [part = 0] = await group(boss, 2);
    const { left_out } = await check(twin, [gone, part, 404]);
    const alone = (payment_id: number) => sentenceOf(desk.check(twin, payment_id, 'confirm'));
    const cause = { thing: 'payment', state: 'confirmed' };
    expect(left_out).toEqual([
      { payment_id: gone, why: 'transition_refused', cause, message: await alone(gone) },
      { payment_id: part, why: 'another_person', message: await alone(part) },
      { payment_id: 404, why: 'not_found', message: await alone(404) },
    ]);
    expect(left_out[1]?.message).toMatch(/金凤.*手机号码/);
    const [refund_id = 0] = await asked(1);
    await approve(master, [refund_id]);
    expect((await approve(editor, [refund_id])).left_out).toMatchObject([
      {
        why: 'transition_refused',
        cause: { thing: 'refund', state: 'approved' },
        message: expect.stringContaining('“'),
      },
    ]);
  });

  it('are rejected for one reason, and not without one', async () => {
    const ids = await declared(2);
    expect(await fieldsOf(check(master, ids, 'reject'))).toEqual({ reason: 'reason_required' });
    expect((await booksOf(ids)).map(({ status }) => status)).toEqual(['declared', 'declared']);
    expect((await check(master, ids, 'reject', '未到账')).done).toHaveLength(2);
    const rows = await services.store.db
      .selectFrom('payment')
      .select(['status', 'reason'])
      .where('payment_id', 'in', ids)
      .execute();
    expect(rows).toEqual(ids.map(() => ({ status: 'failed', reason: '未到账' })));
    await standsRight();
  });

  it('of another class are not there, and none at all is refused', async () => {
    const [own = 0] = await declared(1);
    const elsewhere = await insertTestClass(services);
    const there = moneyDesk(services, elsewhere);
    await there.gather(third);
    people += 1;
    const foreign = await there.declare(await there.approved(people));
    const answer = await check(master, [own, foreign.payment_id]);
    expect(answer.left_out).toMatchObject([{ payment_id: foreign.payment_id, why: 'not_found' }]);
    expect((await there.books()).map(({ status }) => status)).toEqual(['declared']);
    expect(await refusalOf(check(master, [foreign.payment_id]))).toBe('not_found');
    expect(await refusalOf(approve(master, [404]))).toBe('not_found');
  });

  it('decide about a transfer for many once, whichever of its parts are chosen, and nobody about their own', async () => {
    const parts = await group(master, 3);
    const [single = 0] = await declared(1);
    const [one = 0, two = 0] = parts;
    const own = await check(master, [one, single, two]);
    expect(own.done).toEqual([{ payment_id: single, status: 'confirmed' }]);
    expect(own.left_out).toMatchObject(
      [one, two].map((payment_id) => ({ payment_id, why: 'another_person' })),
    );
    const answer = await check(editor, [two, one]);
    expect(answer).toEqual({
      done: [two, one].map((payment_id) => ({ payment_id, status: 'confirmed' })),
      left_out: [],
    });
    expect((await booksOf(parts)).map(({ status, entries }) => [status, entries])).toEqual(
      parts.map(() => ['confirmed', 1]),
    );
    await standsRight();
  });

  it('are decided about once by two desks that chose some of the same, parts of one transfer among them', async () => {
    for (let round = 0; round < 5; round += 1) {
      const parts = await group(third, 4);
      const ids = await declared(6);
      const [first = 0, second = 0] = parts;
      const [a, b] = await Promise.all([
        check(master, [...ids.slice(0, 5), first]),
        // In the reverse order: without a fixed order of locks, the two would deadlock.
        check(editor, [second, ...ids.slice(1).toReversed()]),
      ]);
      const done = [...a.done, ...b.done].map(({ payment_id }) => payment_id);
      expect(done).toHaveLength(new Set(done).size);
      expect(done.filter((id) => ids.includes(id)).toSorted()).toEqual(ids.toSorted());
      expect(done.filter((id) => parts.includes(id))).toHaveLength(1);
      expect([...a.left_out, ...b.left_out].every(({ why }) => why === 'transition_refused')).toBe(true);
      const books = await booksOf([...ids, ...parts]);
      expect(books.every(({ entries, sum }) => entries === 1 && sum === 68_000)).toBe(true);
    }
    await standsRight();
  });

  it('would be refused as a whole where another desk was faster, had they been read before they are held', async () => {
    const ids = await declared(2);
    const { rows } = await sql<CheckedPayment & { payment_id: number }>`
      select p.payment_id, ${checkedColumns} from payment p join class c on c.class_id = p.class_id
      where p.class_id = ${class_id} and p.payment_id = any(${ids}::bigint[])`.execute(services.store.db);
    const decideUnheld = (caller: StaffSession) =>
      services.store.withTx(async (tx) => {
        for (const row of rows) {
          const input = { class_id, payment_id: row.payment_id, event: 'confirm' as const };
          const request = { address: '127.0.0.1', request_id: 'test-request', language: 'zh' };
          await carryOutCheck(tx, services, row, { input, caller, request });
        }
      });
    await decideUnheld(master);
    expect(await refusalOf(decideUnheld(editor))).toBe('state_changed');
    expect((await check(editor, ids)).left_out.map(({ why }) => why)).toEqual([
      'transition_refused',
      'transition_refused',
    ]);
  });

  it('are found over all classes by where their refund stands, with what is needed to approve it', async () => {
    const ask = (input: object = {}) =>
      callHandler(fetchAllPayments, { services, caller: third, input: { limit: 100, ...input } });
    const before = await ask();
    const [refund_id = 0] = await asked(1);
    const waiting = await ask({ refund_status: ['requested'] });
    expect(waiting.items.find((row) => row.refund_id === refund_id)).toMatchObject({
      class_id,
      refund_status: 'requested',
      refund_cents: 68_000,
    });
    expect(waiting.items.every(({ refund_status }) => refund_status === 'requested')).toBe(true);
    expect(waiting.refunds_to_do).toEqual({
      ...before.refunds_to_do,
      requested: before.refunds_to_do.requested + 1,
    });
    await approve(master, [refund_id]);
    const of = async (state: 'requested' | 'approved') =>
      (await ask({ refund_status: [state] })).items.some((row) => row.refund_id === refund_id);
    expect([await of('requested'), await of('approved')]).toEqual([false, true]);
  });

  it('are approved by two people of whom nobody asked, as one by one', async () => {
    const ids = await asked(2);
    const [paying] = await some(1, async (each) => each);
    if (!paying) throw new Error('Nobody pays.');
    const mine = await desk.ask(master, await desk.paid(paying, editor));
    const all = [...ids, mine.refund_id];
    const first = await approve(master, all);
    expect(first.done).toEqual(ids.map((refund_id) => ({ refund_id, status: 'approved' })));
    expect(first.left_out).toMatchObject([{ refund_id: mine.refund_id, why: 'another_person' }]);
    // Somebody else approves the one that is left; refunds that are one step further cannot be approved first again.
    const again = await approve(editor, all);
    expect(again.done).toEqual([{ refund_id: mine.refund_id, status: 'approved' }]);
    expect(again.left_out).toMatchObject(ids.map((refund_id) => ({ refund_id, why: 'transition_refused' })));
    const twice = await approve(master, all, 'second_approve');
    expect(twice.done).toEqual([]);
    expect(twice.left_out).toMatchObject(all.map((refund_id) => ({ refund_id, why: 'another_person' })));
    const second = await approve(third, all, 'second_approve');
    expect(second.done).toEqual(all.map((refund_id) => ({ refund_id, status: 'manual' })));
    await standsRight();
  });

  it('leave out what an invoice stands in the way of', async () => {
    const [free = 0] = await asked(1);
    const [paying] = await some(1, async (each) => each);
    if (!paying) throw new Error('Nobody pays.');
    const payment_id = await desk.paid(paying, master);
    await invoiceDesk(services, class_id).ask(paying.candidate, [payment_id]);
    const { refund_id } = await desk.ask(paying.candidate, payment_id);
    await approve(master, [free, refund_id]);
    const answer = await approve(editor, [refund_id, free], 'second_approve');
    expect(answer.done).toEqual([{ refund_id: free, status: 'manual' }]);
    expect(answer.left_out).toMatchObject([{ refund_id, why: 'invoice_live' }]);
  });

  it('are approved once by two people who chose some of the same at once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const ids = await asked(4);
      const [a, b] = await Promise.all([approve(master, ids), approve(editor, ids.slice(1).toReversed())]);
      const done = [...a.done, ...b.done].map(({ refund_id }) => refund_id);
      expect(done.toSorted()).toEqual(ids.toSorted());
      // Nobody gave both approvals of a refund.
      const firstOf = new Map([
        ...a.done.map(({ refund_id }) => [refund_id, master] as const),
        ...b.done.map(({ refund_id }) => [refund_id, editor] as const),
      ]);
      const [c, d] = await Promise.all([
        approve(master, ids, 'second_approve'),
        approve(editor, ids.toReversed(), 'second_approve'),
      ]);
      expect(c.done.every(({ refund_id }) => firstOf.get(refund_id) === editor)).toBe(true);
      expect(d.done.every(({ refund_id }) => firstOf.get(refund_id) === master)).toBe(true);
      expect(c.done.length + d.done.length).toBe(ids.length);
    }
    await standsRight();
  });
});
