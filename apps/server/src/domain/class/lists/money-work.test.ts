import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../../../testing/engines.js';
import { invoiceDesk } from '../../money/invoices/testing/invoice-desk.js';
import { moneyDesk } from '../../money/payments/testing/money-desk.js';
import { insertTestClass } from '../testing/insert-test-class.js';
import { openStaff } from '../testing/staff.js';
import { clearDesks, type Desks, openDesks } from '../testing/what-waits.js';

describe.each(engines)('the work that waits at the money desk, on $name', (engine) => {
  let services: Desks['services'];
  let platform: Desks['platform'];
  let waits: Desks['waits'];
  beforeAll(async () => {
    ({ services, platform, waits } = await openDesks(engine));
  });
  beforeEach(() => clearDesks(services));
  afterAll(() => services.close());

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
    await desk.payBack(editor, refund_id);
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
});
