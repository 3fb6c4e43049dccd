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
import { fetchEnrolmentById } from '../../enrolment/review/fetch-enrolment-by-id.js';
import { reviewEnrolment } from '../../enrolment/review/review-enrolment.js';
import { enrolNth } from '../../enrolment/testing/enrol-nth.js';
import { openCandidate, testPhone } from '../../enrolment/testing/test-candidate.js';
import { fetchPaymentById } from './fetch-payment-by-id.js';
import { fetchProof } from './fetch-proof.js';
import { fetchGathering } from './gathering/fetch-gathering.js';
import { fetchPayeeQr } from './gathering/fetch-payee-qr.js';
import { fetchPaymentLists } from './lists/fetch-payment-lists.js';
import { fetchOwnPayments } from './own/fetch-own-payments.js';
import { revealPayer } from './reveal-payer.js';
import { moneyDesk, type Paying, testPayer } from './testing/money-desk.js';

describe.each(engines)('the money desk on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let master: StaffSession;
  let editor: StaffSession;
  let desk: ReturnType<typeof moneyDesk>;
  beforeAll(async () => {
    services = await openTestServices(engine);
    class_id = await insertTestClass(services, { code: 'TC26-0700', capacity: 1_000 });
    master = await openStaff(services, { roles: ['master'], name: '林秋月', owner: [class_id] });
    editor = await openStaff(services, { roles: ['editor'], name: '冯晓燕' });
    desk = moneyDesk(services, class_id);
    await desk.gather(master);
  });
  afterAll(() => services.close());

  let people = 0;
  const next = (form: object = {}) => {
    people += 1;
    return desk.approved(people, form);
  };
  const detail = (payment_id: number, of = class_id) =>
    callHandler(fetchPaymentById, { services, caller: master, input: { class_id: of, payment_id } });
  const own = async ({ candidate, enrolment_id }: Paying) => {
    const { items } = await callHandler(fetchOwnPayments, { services, caller: candidate, input: {} });
    return items.find((item) => item.enrolment_id === enrolment_id);
  };

  describe('how a class collects', () => {
    const read = (of: number) =>
      callHandler(fetchGathering, { services, caller: master, input: { class_id: of } });

    it('has its own price at first, and no account', async () => {
      const fresh = await insertTestClass(services);
      expect(await read(fresh)).toMatchObject({
        fee_cents: 68_000,
        organization_fee_cents: null,
        payee: null,
        updated_at: null,
      });
      expect(await fieldsOf(moneyDesk(services, fresh).gather(master, { payee: { from: 'kept' } }))).toEqual({
        payee: 'required',
      });
    });

    it('keeps the account sealed, shows its end, and records prices and account before and after', async () => {
      const fresh = await insertTestClass(services);
      const own = moneyDesk(services, fresh);
      const first = await own.gather(master);
      expect(first.payee).toEqual({
        bank: '中国工商银行',
        account_name: '华东职业能力评价协会',
        account_number_masked: '***************5123',
      });
      const changed = await own.gather(master, {
        fee_cents: 70_000,
        organization_fee_cents: 60_000,
        payee: { from: 'kept' },
        updated_at: first.updated_at,
      });
      expect(changed).toMatchObject({
        fee_cents: 70_000,
        organization_fee_cents: 60_000,
        payee: first.payee,
      });
      const { rows } = await sql<{ sealed: string; detail: object }>`
        select encode(g.account_number_enc, 'escape') as sealed, v.detail from gathering g
        join audit_event v on v.class_id = g.class_id and v.action = 'gathering'
        where g.class_id = ${fresh} order by v.seq desc limit 1`.execute(services.store.db);
      expect(rows[0]?.sealed).not.toContain('6222021001116245123');
      const methods = ['bank_transfer'];
      expect(rows[0]?.detail).toEqual({
        before: {
          fee_cents: 68_000,
          organization_fee_cents: null,
          payee: '***************5123',
          methods,
          qr_id: null,
          refund_rule: [],
        },
        after: {
          fee_cents: 70_000,
          organization_fee_cents: 60_000,
          payee: '***************5123',
          methods,
          qr_id: null,
          refund_rule: [],
        },
      });
    });

    it('shows its collection QR to whoever may transfer to it, as long as transfers are a way to pay', async () => {
      const fresh = await insertTestClass(services);
      const own = moneyDesk(services, fresh);
      const qr_id = await own.insertProof(master);
      const look = (caller: StaffSession | Paying['candidate'], id = qr_id, of = fresh) =>
        callHandler(fetchPayeeQr, { services, caller, input: { class_id: of, qr_id: id } });
      const foreign = await own.insertProof(await openCandidate(services, testPhone(899)));
      expect(await fieldsOf(own.gather(master, { qr_id: foreign }))).toEqual({ qr_id: 'not_offered' });
      const first = await own.gather(master, { qr_id });
      expect(first.qr_id).toBe(qr_id);
      const paying = await own.approved(811);
      const [due] = (await callHandler(fetchOwnPayments, { services, caller: paying.candidate, input: {} }))
        .items;
      expect(due?.payee?.qr_id).toBe(qr_id);
      expect(await look(paying.candidate)).toEqual(new Uint8Array([0xff, 0xd8, 0xff]));
      expect(await refusalOf(look(await openCandidate(services, testPhone(899))))).toBe('not_found');
      expect(await refusalOf(look(master, qr_id, class_id))).toBe('not_found');
      const kept = { payee: { from: 'kept' } };
      const same = await own.gather(master, { ...kept, updated_at: first.updated_at });
      expect(same.qr_id).toBe(qr_id);
      const online = services.store.db.updateTable('gathering').set({ methods: ['sandbox'] });
      await online.where('class_id', '=', fresh).execute();
      expect(await refusalOf(look(paying.candidate))).toBe('not_found');
      expect(await look(master)).toHaveLength(3);
      const none = await own.gather(master, { ...kept, qr_id: null, updated_at: same.updated_at });
      expect(none.qr_id).toBeNull();
      expect(await refusalOf(look(master))).toBe('not_found');
      const left = await services.store.db.selectFrom('file').where('file_id', '=', qr_id).execute();
      expect(left).toHaveLength(0);
    });

    it('takes the account of the class’s unit over, where there is one', async () => {
      const unit_id = await insertUnit(services, '华北职业技能中心');
      const fresh = await insertTestClass(services, { unit_id });
      const own = moneyDesk(services, fresh);
      expect(await fieldsOf(own.gather(master, { payee: { from: 'unit' } }))).toEqual({
        payee: 'not_offered',
      });
      await services.store.db
        .insertInto('payment_account')
        .values({
          unit_id,
          bank: '中国银行',
          account_name: '华北职业技能中心',
          account_number_enc: services.keyring.seal('account_number', '6216000000001234'),
          account_number_masked: '************1234',
          updated_at: services.now(),
        })
        .execute();
      const written = await own.gather(master, { payee: { from: 'unit' } });
      expect(written.payee).toEqual(written.unit_payee);
      expect(written.payee).toMatchObject({ account_number_masked: '************1234' });
    });

    it('refuses an outdated version, a class that is over, and one that does not exist', async () => {
      const fresh = await insertTestClass(services);
      const own = moneyDesk(services, fresh);
      const both = await Promise.allSettled([own.gather(master), own.gather(editor)]);
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await refusalOf(own.gather(master))).toBe('state_changed');
      const over = await insertTestClass(services, { status: 'cancelled' });
      expect(await refusalOf(moneyDesk(services, over).gather(master))).toBe('class_state');
      expect(await refusalOf(moneyDesk(services, 4711).gather(master))).toBe('not_found');
    });

    it('freezes the price at the approval, by the kind of enrolment', async () => {
      const fresh = await insertTestClass(services);
      const own = moneyDesk(services, fresh);
      const { updated_at } = await own.gather(master, { organization_fee_cents: 60_000 });
      const owner = {
        ...master,
        permission_classes: { ...master.permission_classes, owner_classes: [fresh] },
      };
      const approve = async (n: number, form: object) => {
        const { enrolment_id } = await enrolNth(services, fresh, n, form);
        for (const event of ['claim', 'approve'] as const) {
          const input = { class_id: fresh, enrolment_id, event };
          await callHandler(reviewEnrolment, { services, caller: owner, input });
        }
        return { enrolment_id, candidate: await openCandidate(services, testPhone(n)) };
      };
      const single = await approve(801, {});
      const ofUnit = await approve(802, { enroll_type: 'organization' });
      const undecided = await enrolNth(services, fresh, 804, { enroll_type: 'organization' });
      const shown = async ({ enrolment_id }: { enrolment_id: number }) => {
        const input = { class_id: fresh, enrolment_id };
        return (await callHandler(fetchEnrolmentById, { services, caller: owner, input })).fee_cents;
      };
      expect(await shown(undecided)).toBe(60_000);
      await own.gather(master, {
        fee_cents: 90_000,
        organization_fee_cents: null,
        payee: { from: 'kept' },
        updated_at,
      });
      expect(await Promise.all([single, ofUnit, undecided].map(shown))).toEqual([68_000, 60_000, 90_000]);
      const later = await approve(803, {});
      const prices = await Promise.all(
        [single, ofUnit, later].map(async (each) => (await own.declare(each)).payment_id),
      );
      const amounts = (await own.books()).filter(({ payment_id }) => prices.includes(payment_id));
      expect(amounts.map(({ paid }) => paid).toSorted()).toEqual([60_000, 68_000, 90_000]);
    });
  });

  describe('declaring a transfer', () => {
    it('shows the candidate what to pay and where, and what became of it', async () => {
      const paying = await next();
      expect(await own(paying)).toMatchObject({
        fee_cents: 68_000,
        pay: 'due',
        payee: { account_number: '6222021001116245123', bank: '中国工商银行' },
        payments: [],
      });
      const { payment_id, status } = await desk.declare(paying);
      expect(status).toBe('declared');
      expect(await own(paying)).toMatchObject({
        pay: 'open',
        payee: null,
        payments: [{ payment_id, status: 'declared', amount_cents: 68_000, refundable: false }],
      });
      await desk.check(master, payment_id, 'reject', '凭证看不清');
      expect(await own(paying)).toMatchObject({
        pay: 'due',
        payments: [{ status: 'failed', reason: '凭证看不清' }],
      });
    });

    it('has one open payment per enrolment, also when two are sent at once', async () => {
      const paying = await next();
      const both = await Promise.allSettled([
        desk.declare(paying),
        desk.declare(paying),
        desk.declare(paying),
      ]);
      expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await refusalOf(desk.declare(paying))).toBe('already_paid');
    });

    it('takes a proof once, of the same phone, and no other file', async () => {
      const paying = await next();
      const other = await next();
      const proof_id = await desk.insertProof(other.candidate);
      expect(await fieldsOf(desk.declare(paying, { proof_id }))).toEqual({ proof_id: 'proof_required' });
      await desk.declare(other, { proof_id });
      const third = { ...(await next()), candidate: paying.candidate };
      expect(await refusalOf(desk.declare(third, { proof_id }))).toBe('not_found');
      expect(await fieldsOf(desk.declare(paying, { proof_id }))).toEqual({ proof_id: 'proof_required' });
    });

    it.each([
      ['in the future', '2026-11-22'],
      ['more than a year ago', '2025-11-01'],
    ])('refuses a transfer %s', async (_, paid_on) => {
      expect(await fieldsOf(desk.declare(await next(), { paid_on }))).toEqual({ paid_on: 'invalid_date' });
    });

    it('is refused where nothing is due', async () => {
      const notYet = await next();
      await services.store.db
        .updateTable('enrolment')
        .set({ status: 'in_review' })
        .where('enrolment_id', '=', notYet.enrolment_id)
        .execute();
      expect(await refusalOf(desk.declare(notYet))).toBe('not_payable');
      expect(await own(notYet)).toMatchObject({ pay: 'later', fee_cents: 68_000, payee: null });
      const places = [
        { row: { fee_cents: 0 }, gathering: {}, pay: 'free' },
        { row: {}, gathering: { pay_until: '2026-11-20T00:00:00Z' }, pay: 'late' },
        { row: {}, gathering: undefined, pay: 'unset' },
      ];
      for (const [index, { row, gathering, pay }] of places.entries()) {
        const place = await insertTestClass(services, row);
        const there = moneyDesk(services, place);
        if (gathering) await there.gather(master, { ...row, ...gathering });
        const paying = await there.approved(820 + index);
        expect(await own(paying)).toMatchObject({ pay, payee: null });
        expect(await refusalOf(there.declare(paying))).toBe('not_payable');
      }
    });

    it('keeps the payer’s account sealed; a look at it is recorded with its reason', async () => {
      const { payment_id } = await desk.declare(await next());
      const { rows } = await sql`select * from payment where payment_id = ${payment_id}`.execute(
        services.store.db,
      );
      expect(JSON.stringify(rows)).not.toContain(testPayer.payer_account);
      expect(await detail(payment_id)).toMatchObject({ payer_account_masked: '***************0017' });
      const input = { class_id, payment_id, reason: '核对户名' };
      expect(await callHandler(revealPayer, { services, caller: master, input })).toEqual({
        payer_account: testPayer.payer_account,
      });
      const { timeline } = await detail(payment_id);
      expect(timeline.at(-1)).toMatchObject({ action: 'reveal', by: '林秋月', reason: '核对户名' });
    });
  });

  describe('checking a payment', () => {
    it('enters confirmed money once, whoever is at the desk and however many try at once', async () => {
      const { payment_id } = await desk.declare(await next());
      const tries = await Promise.allSettled([
        desk.check(master, payment_id, 'confirm'),
        desk.check(editor, payment_id, 'confirm'),
        desk.check(editor, payment_id, 'reject', '未到账'),
      ]);
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const [book] = (await desk.books()).filter((each) => each.payment_id === payment_id);
      expect(book?.entries).toBe(book?.status === 'confirmed' ? 1 : 0);
      expect(await refusalOf(desk.check(master, payment_id, 'confirm'))).toBe('transition_refused');
    });

    it('asks for a reason to reject', async () => {
      const { payment_id } = await desk.declare(await next());
      expect(await fieldsOf(desk.check(master, payment_id, 'reject'))).toEqual({ reason: 'reason_required' });
    });

    it('answers a payment of another class as one that is not there', async () => {
      const { payment_id } = await desk.declare(await next());
      const elsewhere = await insertTestClass(services);
      const there = moneyDesk(services, elsewhere);
      expect(await refusalOf(there.check(master, payment_id, 'confirm'))).toBe('not_found');
      expect(await refusalOf(detail(payment_id, elsewhere))).toBe('not_found');
      const { proof_id } = await detail(payment_id);
      const look = (of: number) =>
        callHandler(fetchProof, {
          services,
          caller: master,
          input: { class_id: of, proof_id: proof_id ?? 0 },
        });
      expect(await look(class_id)).toEqual(new Uint8Array([0xff, 0xd8, 0xff]));
      expect(await refusalOf(look(elsewhere))).toBe('not_found');
    });

    it('takes eight statements, a list two and a detail two', async () => {
      const { payment_id } = await desk.declare(await next());
      expect(await countStatements(() => desk.check(master, payment_id, 'confirm'))).toHaveLength(8);
      expect(await countStatements(() => detail(payment_id))).toHaveLength(2);
      const list = () => callHandler(fetchPaymentLists, { services, caller: master, input: { class_id } });
      expect(await countStatements(list)).toHaveLength(2);
    });
  });

  describe('the list', () => {
    const list = (input: object = {}) =>
      callHandler(fetchPaymentLists, { services, caller: editor, input: { class_id, ...input } });

    it('finds by name, number and phone, by state and by refund', async () => {
      const paying = await next();
      const { payment_id } = await desk.declare(paying);
      const [row] = (await list({ search: testPhone(people) })).items;
      expect(row).toMatchObject({ payment_id, status: 'declared', refund_status: null });
      expect((await list({ search: row?.enrol_no ?? '' })).total).toBe(1);
      await desk.check(master, payment_id, 'confirm');
      await desk.ask(paying.candidate, payment_id);
      expect((await list({ search: testPhone(people), refund_status: ['requested'] })).items).toMatchObject([
        { payment_id, refund_status: 'requested' },
      ]);
      expect((await list({ search: testPhone(people), status: ['declared'] })).total).toBe(0);
      expect((await list({ search: testPhone(people), refund_status: ['done'] })).total).toBe(0);
    });

    it('counts what waits for the desk whatever it is narrowed to, and begins with it where it is asked to', async () => {
      const before = await list();
      const { payment_id: declared } = await desk.declare(await next());
      const paying = await next();
      const asked = await desk.paid(paying, master);
      await desk.ask(paying.candidate, asked);
      const received = await desk.paid(await next(), master);
      const { to_do, refunds_to_do } = await list({ status: ['closed'] });
      expect(to_do).toEqual({ ...before.to_do, declared: before.to_do.declared + 1 });
      expect(refunds_to_do).toEqual({
        ...before.refunds_to_do,
        requested: before.refunds_to_do.requested + 1,
      });
      const all = (await list({ sort: 'to_do', order: 'desc', limit: 100 })).items;
      const place = (id: number) => all.findIndex(({ payment_id }) => payment_id === id);
      expect(Math.max(place(declared), place(asked))).toBeLessThan(place(received));
      const waits = ({ status, refund_status }: (typeof all)[number]) =>
        ['declared', 'confirmed_late'].includes(status) ||
        ['requested', 'approved', 'manual'].includes(refund_status ?? '');
      const waiting = all.filter(waits);
      expect(all.slice(0, waiting.length)).toEqual(waiting);
    });

    it('pages in every order without a gap', async () => {
      const { total } = await list();
      for (const sort of ['to_do', 'created_at', 'updated_at', 'amount_cents'] as const) {
        for (const order of ['asc', 'desc'] as const) {
          const pages = await Promise.all([1, 2].map((page) => list({ sort, order, page, limit: 5 })));
          const ids = pages.flatMap(({ items }) => items.map(({ payment_id }) => payment_id));
          expect(new Set(ids).size).toBe(Math.min(10, total));
        }
      }
    });

    it('is not there for a class that does not exist', async () => {
      const input = { class_id: 4711 };
      expect(await refusalOf(callHandler(fetchPaymentLists, { services, caller: editor, input }))).toBe(
        'not_found',
      );
    });
  });

  it('leaves an unbroken history', async () => {
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });
});
