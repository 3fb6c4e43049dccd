import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { setClassStatus } from '../../class/lifecycle/set-class-status.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { countStatements } from '../../class/testing/count-statements.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { reviewEnrolment } from '../../enrolment/review/review-enrolment.js';
import { updateEnrollByPhone } from '../../enrolment/site/update-enroll-by-phone.js';
import { fetchPaymentById } from '../payments/fetch-payment-by-id.js';
import { fetchOwnPayments } from '../payments/own/fetch-own-payments.js';
import { moneyDesk, type Paying } from '../payments/testing/money-desk.js';

describe.each(engines)('refunds on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let master: StaffSession;
  let editor: StaffSession;
  let third: StaffSession;
  let desk: ReturnType<typeof moneyDesk>;
  beforeAll(async () => {
    services = await openTestServices(engine);
    class_id = await insertTestClass(services, { code: 'TC26-0800', capacity: 1_000 });
    master = await openStaff(services, { roles: ['master'], name: '林秋月', owner: [class_id] });
    editor = await openStaff(services, { roles: ['editor'], name: '冯晓燕' });
    third = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
    desk = moneyDesk(services, class_id);
    await desk.gather(master);
  });
  afterAll(() => services.close());

  let people = 0;
  const nextPaid = async (): Promise<Paying & { payment_id: number }> => {
    people += 1;
    const paying = await desk.approved(people);
    return { ...paying, payment_id: await desk.paid(paying, master) };
  };
  const bookOf = async (id: number) => (await desk.books()).find(({ payment_id }) => payment_id === id);
  const detail = (payment_id: number) =>
    callHandler(fetchPaymentById, { services, caller: master, input: { class_id, payment_id } });

  it('go from the request over two approvals to the settlement, and the ledger follows', async () => {
    const { payment_id, candidate } = await nextPaid();
    const asked = await desk.ask(candidate, payment_id);
    expect(asked).toMatchObject({ amount_cents: 68_000, status: 'requested' });
    expect(await bookOf(payment_id)).toMatchObject({ sum: 68_000, reserved: 68_000, refunded: 0 });
    expect(await desk.decide(master, asked.refund_id, 'first_approve')).toMatchObject({ status: 'approved' });
    expect(await desk.decide(editor, asked.refund_id, 'second_approve')).toMatchObject({ status: 'manual' });
    expect(await bookOf(payment_id)).toMatchObject({ status: 'refunding', sum: 68_000, reserved: 68_000 });
    expect(await desk.payBack(third, asked.refund_id)).toMatchObject({ status: 'done' });
    expect(await bookOf(payment_id)).toMatchObject({
      status: 'refunded',
      sum: 0,
      reserved: 0,
      refunded: 68_000,
    });
    const { timeline, ledger, refunds } = await detail(payment_id);
    expect(ledger.map(({ kind, amount_cents }) => [kind, amount_cents])).toEqual([
      ['payment', 68_000],
      ['refund', -68_000],
    ]);
    expect(refunds).toMatchObject([
      { status: 'done', origin: 'candidate', first_approved_by: '林秋月', second_approved_by: '冯晓燕' },
    ]);
    expect(timeline.map(({ action, by }) => [action, by])).toEqual([
      ['declare', ''],
      ['confirm', '林秋月'],
      ['refund_request', ''],
      ['refund_first_approve', '林秋月'],
      ['refund_second_approve', '冯晓燕'],
      ['refund_send', ''],
      ['refund_fail', ''],
      ['refund_manual', ''],
      ['refund_rest', ''],
      ['refund_proof', '陈思远'],
      ['done', ''],
    ]);
  });

  /** Both approvals and the settlement. */
  const payAllBack = async (refund_id: number) => {
    await desk.decide(third, refund_id, 'first_approve');
    await desk.decide(editor, refund_id, 'second_approve');
    return desk.payBack(third, refund_id);
  };

  it('give back a part that the desk names, then the rest, and never more', async () => {
    const { payment_id, candidate } = await nextPaid();
    expect(await fieldsOf(desk.ask(candidate, payment_id, 100))).toEqual({ amount_cents: 'not_offered' });
    expect(await fieldsOf(desk.ask(master, payment_id, 68_001))).toEqual({ amount_cents: 'too_big' });
    const part = await desk.ask(master, payment_id, 20_000);
    expect(await refusalOf(desk.ask(candidate, payment_id))).toBe('transition_refused');
    expect(await bookOf(payment_id)).toMatchObject({ status: 'confirmed', reserved: 20_000 });
    await payAllBack(part.refund_id);
    expect(await bookOf(payment_id)).toMatchObject({
      status: 'partly_refunded',
      sum: 48_000,
      refunded: 20_000,
    });
    await payAllBack((await desk.ask(master, payment_id, 8_000)).refund_id);
    expect(await bookOf(payment_id)).toMatchObject({ status: 'partly_refunded', sum: 40_000 });
    const rest = await desk.ask(candidate, payment_id);
    expect(rest.amount_cents).toBe(40_000);
    await payAllBack(rest.refund_id);
    expect(await bookOf(payment_id)).toMatchObject({ status: 'refunded', sum: 0, refunded: 68_000 });
  });

  it('give back the rest of a cancelled class once an open part is done, with nothing kept', async () => {
    const own = await insertTestClass(services);
    const there = moneyDesk(services, own);
    await there.gather(master);
    people += 1;
    const paying = await there.approved(people);
    const payment_id = await there.paid(paying, master);
    const { refund_id } = await there.ask(master, payment_id, 20_000);
    const input = { class_id: own, event: 'cancel', reason: '考点检修' } as const;
    await callHandler(setClassStatus, { services, caller: third, input });
    expect((await there.books())[0]).toMatchObject({ reserved: 20_000 });
    await there.decide(third, refund_id, 'first_approve');
    await there.decide(editor, refund_id, 'second_approve');
    await there.payBack(third, refund_id);
    expect((await there.books())[0]).toMatchObject({ sum: 48_000, refunded: 20_000, reserved: 48_000 });
  });

  it('keep what the rule of the class says from its date on, and then the enrolment can be left', async () => {
    const { payment_id, candidate, enrolment_id } = await nextPaid();
    const at = services.now().getTime();
    const rule = [
      { from: new Date(at - 1_000).toISOString(), keep_bp: 3_000 },
      { from: new Date(at + 86_400_000).toISOString(), keep_bp: 10_000 },
    ];
    const ruleOf = (refund_rule: typeof rule) =>
      sql`update gathering set refund_rule = ${JSON.stringify(refund_rule)}::jsonb where class_id = ${class_id}`.execute(
        services.store.db,
      );
    await ruleOf(rule);
    expect((await detail(payment_id)).refund).toEqual({ back_cents: 47_600, kept_cents: 20_400 });
    const { refund_id, amount_cents } = await desk.ask(candidate, payment_id);
    expect(amount_cents).toBe(47_600);
    const leave = () =>
      callHandler(updateEnrollByPhone, {
        services,
        caller: candidate,
        input: { class_id, enrolment_id, event: 'withdraw' },
      });
    expect(await refusalOf(leave())).toBe('still_paid');
    await payAllBack(refund_id);
    expect(await bookOf(payment_id)).toMatchObject({ status: 'partly_refunded', sum: 20_400 });
    expect(await refusalOf(desk.ask(candidate, payment_id))).toBe('transition_refused');
    await leave();
    await ruleOf([]);
  });

  it('take two people who did not ask: nobody approves twice, or approves or settles their own', async () => {
    const { payment_id } = await nextPaid();
    const { refund_id } = await desk.ask(master, payment_id);
    expect(await refusalOf(desk.decide(master, refund_id, 'first_approve'))).toBe('another_person');
    await desk.decide(editor, refund_id, 'first_approve');
    expect(await refusalOf(desk.decide(editor, refund_id, 'second_approve'))).toBe('another_person');
    expect(await refusalOf(desk.decide(master, refund_id, 'second_approve'))).toBe('another_person');
    await desk.decide(third, refund_id, 'second_approve');
    expect(await refusalOf(desk.payBack(master, refund_id))).toBe('another_person');
    expect(await desk.payBack(editor, refund_id)).toMatchObject({ status: 'done' });
  });

  it('keep four eyes in the database too', async () => {
    const { payment_id } = await nextPaid();
    const { refund_id } = await desk.ask(master, payment_id);
    const force = (columns: object) =>
      services.store.db.updateTable('refund').set(columns).where('refund_id', '=', refund_id).execute();
    const refused = { code: '23514' };
    await expect(force({ first_by: master.user_id })).rejects.toMatchObject(refused);
    await force({ first_by: editor.user_id });
    await expect(force({ second_by: editor.user_id })).rejects.toMatchObject(refused);
    await expect(force({ status: 'manual' })).rejects.toMatchObject(refused);
  });

  it('are asked for once, and never for more than is left', async () => {
    const { payment_id, candidate } = await nextPaid();
    const tries = await Promise.allSettled([
      desk.ask(candidate, payment_id),
      desk.ask(master, payment_id),
      desk.ask(editor, payment_id),
    ]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refusalOf(desk.ask(editor, payment_id))).toBe('transition_refused');
    const over = services.store.db
      .updateTable('payment')
      .set({ reserved_cents: 68_001 })
      .where('payment_id', '=', payment_id);
    await expect(over.execute()).rejects.toMatchObject({ code: '23514' });
  });

  it('are not for money that was never confirmed, and not for another’s payment', async () => {
    people += 1;
    const paying = await desk.approved(people);
    const { payment_id } = await desk.declare(paying);
    expect(await refusalOf(desk.ask(paying.candidate, payment_id))).toBe('transition_refused');
    const other = await nextPaid();
    expect(await refusalOf(desk.ask(paying.candidate, other.payment_id))).toBe('not_found');
    expect(await refusalOf(desk.ask(paying.candidate, 4711))).toBe('not_found');
    const { refund_id } = await desk.ask(other.candidate, other.payment_id);
    expect(await refusalOf(desk.takeBack(paying.candidate, refund_id))).toBe('not_found');
    const elsewhere = moneyDesk(services, await insertTestClass(services));
    expect(await refusalOf(elsewhere.decide(master, refund_id, 'first_approve'))).toBe('not_found');
    expect(await refusalOf(elsewhere.ask(master, other.payment_id))).toBe('not_found');
  });

  it('are taken back by who asked, before anybody approved, and can be asked for again', async () => {
    const { payment_id, candidate } = await nextPaid();
    const { refund_id } = await desk.ask(candidate, payment_id);
    expect(await refusalOf(desk.takeBack(master, refund_id))).toBe('transition_refused');
    expect(await desk.takeBack(candidate, refund_id)).toMatchObject({ status: 'withdrawn' });
    expect(await bookOf(payment_id)).toMatchObject({ status: 'confirmed', sum: 68_000, reserved: 0 });
    const again = await desk.ask(master, payment_id);
    expect(await refusalOf(desk.takeBack(editor, again.refund_id))).toBe('transition_refused');
    expect(await refusalOf(desk.takeBack(candidate, again.refund_id))).toBe('transition_refused');
    await desk.decide(editor, again.refund_id, 'first_approve');
    expect(await refusalOf(desk.takeBack(master, again.refund_id))).toBe('transition_refused');
  });

  it('are rejected with a reason, and give their amount back', async () => {
    const { payment_id, candidate } = await nextPaid();
    const { refund_id } = await desk.ask(candidate, payment_id);
    expect(await fieldsOf(desk.decide(master, refund_id, 'reject'))).toEqual({ reason: 'reason_required' });
    expect(await desk.decide(master, refund_id, 'reject', { reason: '已参加培训' })).toMatchObject({
      status: 'rejected',
    });
    expect(await bookOf(payment_id)).toMatchObject({ status: 'confirmed', sum: 68_000, reserved: 0 });
    expect((await detail(payment_id)).refunds).toMatchObject([{ decision_reason: '已参加培训' }]);
  });

  it('are settled with a proof of the settler’s own, once', async () => {
    const { payment_id, candidate } = await nextPaid();
    const { refund_id } = await desk.ask(candidate, payment_id);
    expect(await refusalOf(desk.payBack(master, refund_id))).toBe('transition_refused');
    await desk.decide(master, refund_id, 'first_approve');
    await desk.decide(editor, refund_id, 'second_approve');
    expect(await fieldsOf(desk.decide(third, refund_id, 'proof'))).toEqual({ proof_id: 'proof_required' });
    const foreign = await desk.insertProof(candidate);
    expect(await fieldsOf(desk.decide(third, refund_id, 'proof', { proof_id: foreign }))).toEqual({
      proof_id: 'proof_required',
    });
    const tries = await Promise.allSettled([desk.payBack(third, refund_id), desk.payBack(editor, refund_id)]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await bookOf(payment_id)).toMatchObject({ entries: 2, sum: 0 });
  });

  it('take eight statements at most', async () => {
    const { payment_id, candidate } = await nextPaid();
    const { refund_id } = await desk.ask(candidate, payment_id);
    const first = () => desk.decide(master, refund_id, 'first_approve');
    const second = () => desk.decide(editor, refund_id, 'second_approve');
    expect((await countStatements(first)).length).toBeLessThanOrEqual(6);
    expect((await countStatements(second)).length).toBeLessThanOrEqual(7);
    const proof_id = await desk.insertProof(third);
    const last = () => desk.decide(third, refund_id, 'proof', { proof_id });
    expect((await countStatements(last)).length).toBeLessThanOrEqual(8);
  });

  describe('of an enrolment that is withdrawn', () => {
    const withdraw = ({ enrolment_id, candidate }: Paying) =>
      callHandler(updateEnrollByPhone, {
        services,
        caller: candidate,
        input: { class_id, enrolment_id, event: 'withdraw' },
      });

    it('come first: the withdrawal is refused until the money is back', async () => {
      people += 1;
      const paying = await desk.approved(people);
      const { payment_id } = await desk.declare(paying);
      expect(await refusalOf(withdraw(paying))).toBe('still_paid');
      await desk.check(master, payment_id, 'confirm');
      expect(await refusalOf(withdraw(paying))).toBe('still_paid');
      const input = { class_id, enrolment_id: paying.enrolment_id, event: 'withdraw' as const };
      expect(await refusalOf(callHandler(reviewEnrolment, { services, caller: master, input }))).toBe(
        'still_paid',
      );
      const { refund_id } = await desk.ask(paying.candidate, payment_id);
      await desk.decide(master, refund_id, 'first_approve');
      await desk.decide(editor, refund_id, 'second_approve');
      expect(await refusalOf(withdraw(paying))).toBe('still_paid');
      await desk.payBack(third, refund_id);
      expect(await withdraw(paying)).toMatchObject({ status: 'withdrawn' });
    });

    it('are not needed where nothing was paid, and a rejected transfer is nothing', async () => {
      people += 1;
      expect(await withdraw(await desk.approved(people))).toMatchObject({ status: 'withdrawn' });
      people += 1;
      const paying = await desk.approved(people);
      const { payment_id } = await desk.declare(paying);
      await desk.check(master, payment_id, 'reject', '未到账');
      expect(await withdraw(paying)).toMatchObject({ status: 'withdrawn' });
      expect(await refusalOf(desk.declare(paying))).toBe('not_payable');
    });

    it('never meet it halfway: of a payment and a withdrawal at once one comes first', async () => {
      for (let round = 0; round < 8; round += 1) {
        people += 1;
        const paying = await desk.approved(people);
        const both = await Promise.allSettled([desk.declare(paying), withdraw(paying)]);
        expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      }
    });
  });

  describe('of a class that is cancelled', () => {
    it('are asked for at once for everybody who paid, and for nobody else', async () => {
      const place = await insertTestClass(services);
      const there = moneyDesk(services, place);
      await there.gather(master);
      const canceller = {
        ...third,
        permission_classes: { ...third.permission_classes, owner_classes: [place] },
      };
      const [a, b, c, d] = await Promise.all([901, 902, 903, 904].map((n) => there.approved(n)));
      if (!a || !b || !c || !d) throw new Error('Four people were to enrol.');
      await there.paid(a, master);
      const asked = await there.ask(b.candidate, await there.paid(b, master));
      const late = await there.declare(c);
      const cancel = () =>
        callHandler(setClassStatus, {
          services,
          caller: canceller,
          input: { class_id: place, event: 'cancel', reason: '考点检修' },
        });
      await cancel();
      const refunds = async () => {
        const { rows } = await sql<{
          origin: string;
          status: string;
          requested_by: number | null;
          reason: string;
        }>`
          select origin, status, requested_by, reason from refund where class_id = ${place} order by refund_id`.execute(
          services.store.db,
        );
        return rows;
      };
      const first = { origin: 'class_cancelled', requested_by: third.user_id, reason: '考点检修' };
      expect((await refunds()).map(({ origin }) => origin).sort()).toEqual(['candidate', 'class_cancelled']);
      expect(await refunds()).toContainEqual({ ...first, status: 'requested' });
      // Money that turns out to have arrived goes back too; a request of one's own stays what it was.
      await there.check(editor, late.payment_id, 'confirm');
      expect((await refunds()).filter(({ origin }) => origin === 'class_cancelled')).toHaveLength(2);
      expect(await refusalOf(there.declare(d))).toBe('class_state');
      expect(await refusalOf(cancel())).toBe('class_state');
      const books = await there.books();
      expect(books.map(({ paid, reserved }) => paid - reserved)).toEqual([0, 0, 0]);
      expect(await there.decide(master, asked.refund_id, 'first_approve')).toMatchObject({
        status: 'approved',
      });
      expect(await verifyChain(services.store.db, place)).toMatchObject({ ok: true });
    });

    it('are approved by nobody who cancelled it, and taken back by nobody', async () => {
      const place = await insertTestClass(services);
      const there = moneyDesk(services, place);
      await there.gather(master);
      await there.paid(await there.approved(911), editor);
      const owner = {
        ...master,
        permission_classes: { ...master.permission_classes, owner_classes: [place] },
      };
      await callHandler(setClassStatus, {
        services,
        caller: owner,
        input: { class_id: place, event: 'cancel', reason: '人数不足' },
      });
      const [refund] = await services.store.db
        .selectFrom('refund')
        .select('refund_id')
        .where('class_id', '=', place)
        .execute();
      const refund_id = refund?.refund_id ?? 0;
      expect(await refusalOf(there.decide(master, refund_id, 'first_approve'))).toBe('another_person');
      expect(await refusalOf(there.takeBack(master, refund_id))).toBe('transition_refused');
      expect(await there.decide(editor, refund_id, 'first_approve')).toMatchObject({ status: 'approved' });
    });

    it('are asked for again in place of one that is taken back or rejected there, and nothing is kept', async () => {
      const place = await insertTestClass(services);
      const there = moneyDesk(services, place);
      const from = new Date(services.now().getTime() - 1_000).toISOString();
      await there.gather(master, { refund_rule: [{ from, keep_bp: 3_000 }] });
      const asked = [];
      for (const [n, by] of [[931], [932], [933, editor]] as const) {
        const { candidate, ...paying } = await there.approved(n);
        const payment_id = await there.paid({ candidate, ...paying }, master);
        asked.push({ candidate, payment_id, ...(await there.ask(by ?? candidate, payment_id)) });
      }
      const [own, rejected, desks] = asked;
      if (!own || !rejected || !desks) throw new Error('Three refunds were to be asked for.');
      expect(own.amount_cents).toBe(47_600);
      const input = { class_id: place, event: 'cancel', reason: '考点检修' } as const;
      await callHandler(setClassStatus, { services, caller: third, input });
      // It is offered no more, and a page from before comes to the same.
      const { items } = await callHandler(fetchOwnPayments, { services, caller: own.candidate, input: {} });
      expect(items.map(({ payments }) => payments[0]?.refunds[0]?.can_withdraw)).toEqual([false]);
      await there.takeBack(own.candidate, own.refund_id);
      await there.decide(master, rejected.refund_id, 'first_approve');
      await there.decide(master, rejected.refund_id, 'reject', { reason: '材料不全' });
      await there.takeBack(editor, desks.refund_id);
      const refunds = await services.store.db
        .selectFrom('refund')
        .select(['refund_id', 'payment_id', 'origin', 'amount_cents', 'requested_by'])
        .where('class_id', '=', place)
        .where('open_payment_id', 'is not', null)
        .orderBy('payment_id')
        .execute();
      const whole = { origin: 'class_cancelled', amount_cents: 68_000 };
      expect(refunds).toMatchObject([
        { ...whole, payment_id: own.payment_id, requested_by: null },
        { ...whole, payment_id: rejected.payment_id, requested_by: master.user_id },
        { ...whole, payment_id: desks.payment_id, requested_by: editor.user_id },
      ]);
      const [ofOwn] = refunds;
      expect(await refusalOf(there.takeBack(own.candidate, ofOwn?.refund_id ?? 0))).toBe(
        'transition_refused',
      );
      expect(await there.decide(master, ofOwn?.refund_id ?? 0, 'first_approve')).toMatchObject({
        status: 'approved',
      });
      expect(await verifyChain(services.store.db, place)).toMatchObject({ ok: true });
    });

    it('keep nothing of money that was left there, whoever asks and whatever the rule says', async () => {
      const place = await insertTestClass(services);
      const there = moneyDesk(services, place);
      const from = new Date(services.now().getTime() - 1_000).toISOString();
      await there.gather(master, { refund_rule: [{ from, keep_bp: 10_000 }] });
      const paying = await there.approved(936);
      const payment_id = await there.paid(paying, master);
      await services.store.db
        .updateTable('class')
        .set({ status: 'cancelled' })
        .where('class_id', '=', place)
        .execute();
      const shown = await callHandler(fetchPaymentById, {
        services,
        caller: master,
        input: { class_id: place, payment_id },
      });
      expect(shown.refund).toEqual({ back_cents: 68_000, kept_cents: 0 });
      expect(await there.ask(paying.candidate, payment_id)).toMatchObject({ amount_cents: 68_000 });
    });

    it('miss no request that ends beside the cancellation: taken back, rejected, or a part that is paid back', async () => {
      const endBeside = async (
        n: number,
        amount_cents: number | undefined,
        end: (there: typeof desk, refund_id: number) => Promise<unknown>,
      ) => {
        const place = await insertTestClass(services);
        const there = moneyDesk(services, place);
        await there.gather(master);
        const payment_id = await there.paid(await there.approved(n), master);
        const { refund_id } = await there.ask(editor, payment_id, amount_cents);
        if (amount_cents) await there.decide(master, refund_id, 'first_approve');
        if (amount_cents) await there.decide(third, refund_id, 'second_approve');
        const input = { class_id: place, event: 'cancel' as const, reason: '人数不足' };
        const cancel = () => callHandler(setClassStatus, { services, caller: third, input });
        await Promise.all([end(there, refund_id), cancel()]);
        const left = 68_000 - (amount_cents ?? 0);
        expect((await there.books())[0]).toMatchObject({ sum: left, reserved: left, open_refunds: left });
      };
      for (let n = 941; n < 950; n += 3) {
        await endBeside(n, 20_000, (there, id) => there.payBack(master, id));
        await endBeside(n + 1, undefined, (there, id) => there.takeBack(editor, id));
        await endBeside(n + 2, undefined, (there, id) =>
          there.decide(master, id, 'reject', { reason: '已参加培训' }),
        );
      }
    });

    it('miss no payment that is confirmed beside the cancellation', async () => {
      for (let round = 0; round < 6; round += 1) {
        const place = await insertTestClass(services);
        const there = moneyDesk(services, place);
        await there.gather(master);
        const { payment_id } = await there.declare(await there.approved(921 + round));
        const owner = {
          ...third,
          permission_classes: { ...third.permission_classes, owner_classes: [place] },
        };
        const input = { class_id: place, event: 'cancel' as const, reason: '人数不足' };
        await Promise.all([
          there.check(editor, payment_id, 'confirm'),
          callHandler(setClassStatus, { services, caller: owner, input }),
        ]);
        const [book] = await there.books();
        expect(book).toMatchObject({ sum: 68_000, reserved: 68_000, open_refunds: 68_000 });
      }
    });
  });

  it('leave an unbroken history', async () => {
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });
});
