import type { InputOf } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCertifying } from '../../certificates/testing/certificate-office.js';
import { openCandidate } from '../../enrolment/testing/test-candidate.js';
import type { StaffSession } from '../../http/calls/caller.js';
import { invoiceDesk } from '../../money/invoices/testing/invoice-desk.js';
import { moneyDesk } from '../../money/payments/testing/money-desk.js';
import { openScoring } from '../../scores/testing/score-office.js';
import { engines } from '../../testing/engines.js';
import { callHandler } from '../testing/call-handler.js';
import { insertTestClass } from '../testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../testing/open-test-services.js';
import { openStaff } from '../testing/staff.js';
import { fetchClassLists } from './fetch-class-lists.js';
import { fetchToDo } from './fetch-to-do.js';

type Kind = Exclude<
  NonNullable<InputOf<'class/fetchClassLists'>['waiting']>,
  'to_review' | 'doubtful' | 'ending_soon'
>;

describe.each(engines)('the work that waits at the desks, on $name', (engine) => {
  let services: TestServices;
  let platform: readonly [StaffSession, StaffSession, StaffSession];
  beforeAll(async () => {
    services = await openTestServices(engine);
    const person = (name: string) => openStaff(services, { roles: ['zky-admin'], name });
    platform = [await person('甲'), await person('乙'), await person('丙')];
  });
  beforeEach(async () => {
    // What another test left would be counted with what this one does.
    await sql`truncate payment, refund, invoice, score, score_amendment, score_recheck, certificate cascade`.execute(
      services.store.db,
    );
  });
  afterAll(() => services.close());

  /** How much of a kind waits, and in which classes. */
  const waits = async (caller: StaffSession, kind: Kind) => {
    const toDo = await callHandler(fetchToDo, { services, caller, input: {} });
    const list = await callHandler(fetchClassLists, { services, caller, input: { waiting: kind } });
    return [toDo[kind], ...list.items.map(({ class_id }) => class_id).toSorted((a, b) => a - b)];
  };

  let people = 0;
  /** A class that collects its fee, and the desks that handle its money. */
  const openMoney = async () => {
    const class_id = await insertTestClass(services, { capacity: 1_000 });
    const desk = moneyDesk(services, class_id);
    await desk.gather(platform[0]);
    const next = () => {
      people += 1;
      return desk.approved(people);
    };
    return { class_id, desk, invoices: invoiceDesk(services, class_id), next };
  };

  it('is of payments for whoever counts the money of the class, by the list that each role needs', async () => {
    const own = await openMoney();
    const foreign = await openMoney();
    const { payment_id } = await own.desk.declare(await own.next());
    await own.desk.declare(await own.next());
    await foreign.desk.declare(await foreign.next());
    const [here, both] = [own.class_id, [own.class_id, foreign.class_id].toSorted((a, b) => a - b)];
    const open = (staff: Parameters<typeof openStaff>[1]) => openStaff(services, staff);
    const master = await open({ roles: ['master'], owner: [here] });
    expect(await waits(platform[0], 'payments')).toEqual([3, ...both]);
    expect(await waits(master, 'payments')).toEqual([2, here]);
    for (const role of ['editor', 'company'] as const) {
      expect(await waits(await open({ roles: [role], paid_in: [here] }), 'payments')).toEqual([2, here]);
      const signIn = await open({ roles: [role], sign_in: [here], owner: [here], organization: [here] });
      expect(await waits(signIn, 'payments')).toEqual([0]);
    }
    expect(await waits(await open({ roles: ['recommend'], owner: [here] }), 'payments')).toEqual([2, here]);
    expect(await waits(await open({ roles: ['recommend'], organization: [here] }), 'payments')).toEqual([0]);
    const several = await open({
      roles: ['master', 'editor'],
      owner: [here],
      paid_in: [foreign.class_id],
    });
    expect(await waits(several, 'payments')).toEqual([3, ...both]);

    await services.store.db
      .updateTable('payment')
      .set({ group_id: 1, declared_by: several.user_id })
      .where('class_id', '=', foreign.class_id)
      .execute();
    expect(await waits(several, 'payments')).toEqual([2, here]);
    await own.desk.check(platform[0], payment_id, 'confirm');
    expect(await waits(master, 'payments')).toEqual([1, here]);
  });

  it('is of refunds until they are settled, but not for whoever asked for them or approved them first', async () => {
    const { class_id, desk, next } = await openMoney();
    const master = await openStaff(services, { roles: ['master'], owner: [class_id] });
    const editor = await openStaff(services, { roles: ['editor'], paid_in: [class_id] });
    const foreign = await openStaff(services, { roles: ['editor'], sign_in: [class_id] });
    const paying = await next();
    const { refund_id } = await desk.ask(paying.candidate, await desk.paid(paying, platform[0]));
    const both = async () => [await waits(master, 'refunds'), await waits(editor, 'refunds')];
    expect(await both()).toEqual([
      [1, class_id],
      [1, class_id],
    ]);
    expect(await waits(foreign, 'refunds')).toEqual([0]);
    await desk.decide(master, refund_id, 'first_approve');
    expect(await both()).toEqual([[0], [1, class_id]]);
    await desk.decide(editor, refund_id, 'second_approve');
    expect(await both()).toEqual([
      [1, class_id],
      [1, class_id],
    ]);
    await desk.settle(editor, refund_id);
    expect(await both()).toEqual([[0], [0]]);
    await desk.ask(master, await desk.paid(await next(), platform[0]));
    expect(await both()).toEqual([[0], [1, class_id]]);
  });

  it('is of invoices until they are issued, and of counter-entries for whoever did not ask for them', async () => {
    const { class_id, desk, invoices, next } = await openMoney();
    const master = await openStaff(services, { roles: ['master'], owner: [class_id] });
    const editor = await openStaff(services, { roles: ['editor'], paid_in: [class_id] });
    const foreign = await openStaff(services, { roles: ['master'], owner: [1], paid_in: [class_id] });
    const paying = await next();
    const payment_id = await desk.paid(paying, platform[0]);
    const { invoice_id } = await invoices.ask(paying.candidate, [payment_id]);
    expect(await waits(editor, 'invoices')).toEqual([1, class_id]);
    expect(await waits(foreign, 'invoices')).toEqual([0]);
    await invoices.decide(master, invoice_id, 'accept');
    expect(await waits(master, 'invoices')).toEqual([1, class_id]);
    await invoices.issue(master, invoice_id);
    expect(await waits(master, 'invoices')).toEqual([0]);
    await invoices.decide(master, invoice_id, 'red_request', '抬头有误');
    expect(await waits(master, 'invoices')).toEqual([0]);
    expect(await waits(editor, 'invoices')).toEqual([1, class_id]);
  });

  it('is of scores for whoever may carry them on: the second entry, the decision, the confirmation', async () => {
    const [a, b, c] = platform;
    const office = await openScoring(services, 2);
    const { class_id } = office;
    await office.enterAll(a, 'theory', 58);
    const all = async () => [await waits(a, 'scores'), await waits(b, 'scores'), await waits(c, 'scores')];
    expect(await all()).toEqual([[0], [2, class_id], [2, class_id]]);
    await office.enterAll(b, 'theory', 60);
    expect(await all()).toEqual([[0], [0], [2, class_id]]);
    const owner = await openStaff(services, { roles: ['recommend'], owner: [class_id] });
    const guest = await openStaff(services, { roles: ['recommend'], organization: [class_id] });
    const door = await openStaff(services, { roles: ['editor'], owner: [class_id], sign_in: [class_id] });
    const several = await openStaff(services, { roles: ['master', 'editor'], sign_in: [class_id] });
    expect(await waits(owner, 'scores')).toEqual([2, class_id]);
    expect(await waits(guest, 'scores')).toEqual([0]);
    expect(await waits(door, 'scores')).toEqual([null]);
    expect(await waits(several, 'scores')).toEqual([0]);
    for (const enrolment_id of office.enrolled) await office.decide(c, 'theory', 60, enrolment_id);
    expect(await all()).toEqual([[0], [0], [0]]);
    await office.freeze(a, 'theory');
    await office.propose(a, 'theory', 61);
    expect(await all()).toEqual([[0], [1, class_id], [1, class_id]]);

    await office.enterAll(a, 'practical', 58);
    expect(await waits(b, 'scores')).toEqual([3, class_id]);
    await services.store.db
      .updateTable('enrolment')
      .set({ status: 'withdrawn', live_id_index: null, live_phone_index: null, place: 'free' })
      .where('enrolment_id', '=', office.enrolled[1] ?? 0)
      .execute();
    expect(await waits(b, 'scores')).toEqual([2, class_id]);
  });

  it('is of rechecks until they are decided', async () => {
    const [a, b, c] = platform;
    const office = await openScoring(services, 1);
    const { class_id } = office;
    for (const subject of ['theory', 'practical']) {
      await office.enterAll(a, subject, 58);
      await office.enterAll(b, subject, 58);
      await office.freeze(a, subject);
      await office.publish(c, subject);
    }
    const { phone_index } = await services.store.db
      .selectFrom('enrolment')
      .select('phone_index')
      .where('class_id', '=', class_id)
      .executeTakeFirstOrThrow();
    const candidate = { ...(await openCandidate(services, '13800009000')), phone_index };
    const { recheck_id } = await office.ask(candidate, 'theory');
    const owner = await openStaff(services, { roles: ['master'], owner: [class_id] });
    const foreign = await openStaff(services, { roles: ['master'], organization: [class_id] });
    const desk = await openStaff(services, { roles: ['company'], owner: [class_id], sign_in: [class_id] });
    expect(await waits(owner, 'rechecks')).toEqual([1, class_id]);
    expect(await waits(foreign, 'rechecks')).toEqual([0]);
    expect(await waits(desk, 'rechecks')).toEqual([null]);
    await office.decideRecheck(a, recheck_id, 'unchanged');
    expect(await waits(owner, 'rechecks')).toEqual([0]);
  });

  it('is of certificates that have their number, for another person than who prepared them', async () => {
    const [a, b] = platform;
    const office = await openCertifying(services, platform, [80, 59, 70]);
    const { class_id } = office;
    await office.prepare(a);
    expect(await waits(a, 'certificates')).toEqual([0]);
    expect(await waits(b, 'certificates')).toEqual([2, class_id]);
    const foreign = await openStaff(services, { roles: ['master'], organization: [class_id] });
    const desk = await openStaff(services, { roles: ['editor'], owner: [class_id], sign_in: [class_id] });
    expect(await waits(foreign, 'certificates')).toEqual([0]);
    expect(await waits(desk, 'certificates')).toEqual([null]);
    expect((await office.list(b)).issuable).toBe(2);
    await office.issue(b);
    expect(await waits(b, 'certificates')).toEqual([0]);
  });
});
