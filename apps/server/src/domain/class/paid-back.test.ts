import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../platform/http/calls/caller.js';
import { engines } from '../../testing/engines.js';
import { moneyDesk } from '../money/payments/testing/money-desk.js';
import { fetchClassById } from './fetch-class-by-id.js';
import { callHandler } from './testing/call-handler.js';
import { classOffice } from './testing/class-office.js';
import { insertTestClass } from './testing/insert-test-class.js';
import { openTestServices, type TestServices } from './testing/open-test-services.js';
import { openStaff } from './testing/staff.js';

describe.each(engines)('what a cancelled class would pay back, on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let desk: ReturnType<typeof moneyDesk>;
  let master: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    class_id = await insertTestClass(services);
    desk = moneyDesk(services, class_id);
    master = await openStaff(services, { roles: ['master'], owner: [class_id] });
    await desk.gather(master);
  });
  afterAll(() => services.close());

  const paid = async (caller: StaffSession) =>
    (await callHandler(fetchClassById, { services, caller, input: { class_id } })).paid;

  it('is what was confirmed and has not gone back, which the cancellation then asks for', async () => {
    expect(await paid(master)).toEqual({ enrolments: 0, amount_cents: 0 });
    await desk.declare(await desk.approved(1));
    const first = await desk.paid(await desk.approved(2), master);
    await desk.paid(await desk.approved(3), master);
    expect(await paid(master)).toEqual({ enrolments: 2, amount_cents: 136_000 });

    const [one, two] = [
      await openStaff(services, { roles: ['zky-admin'] }),
      await openStaff(services, { roles: ['zky-admin'] }),
    ];
    const { refund_id } = await desk.ask(master, first, 20_000);
    expect(await paid(master)).toEqual({ enrolments: 2, amount_cents: 136_000 });
    await desk.decide(one, refund_id, 'first_approve');
    await desk.decide(two, refund_id, 'second_approve');
    await desk.payBack(one, refund_id);
    expect(await paid(master)).toEqual({ enrolments: 2, amount_cents: 116_000 });

    await classOffice(services).apply(master, class_id, 'cancel', '考点检修');
    const asked = (await desk.books()).reduce((sum, { open_refunds }) => sum + open_refunds, 0);
    expect(asked).toBe(116_000);
  });

  it('is shown to whoever counts the money of the class, and to nobody else who sees it', async () => {
    const open = (staff: Parameters<typeof openStaff>[1]) => openStaff(services, staff);
    const known = { enrolments: expect.any(Number), amount_cents: expect.any(Number) };
    expect(await paid(await open({ roles: ['zky-admin'] }))).toEqual(known);
    expect(await paid(await open({ roles: ['editor'], paid_in: [class_id] }))).toEqual(known);
    expect(await paid(await open({ roles: ['editor'], sign_in: [class_id] }))).toBeNull();
    expect(await paid(await open({ roles: ['recommend'], organization: [class_id] }))).toBeNull();
    expect(
      await paid(
        await open({ roles: ['recommend', 'company'], organization: [class_id], paid_in: [class_id] }),
      ),
    ).toEqual(known);
  });
});
