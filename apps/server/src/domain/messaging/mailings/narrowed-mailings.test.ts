import { defaultGroupSms } from '@skillcert/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Services } from '../../../platform/services.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { refusalOf } from '../../class/testing/refused.js';
import { insertUnit, openStaff } from '../../class/testing/staff.js';
import { saveOptOut } from '../opt-out/save-opt-out.js';
import { seatPhone, smsDesk, spyGateway } from '../testing/sms-desk.js';
import { fetchRecipients } from './fetch-recipients.js';
import { sendMessages } from './send-messages.js';

const promotion = { template_id: 'next-classes', audience: 'everyone' } as const;

describe.each(engines)('a message to a part of its audience, on $name', (engine) => {
  let base: TestServices;
  let services: Services;
  let class_id: number;
  let east: number;
  let west: number;
  let master: StaffSession;
  let other: StaffSession;
  let desk: ReturnType<typeof smsDesk>;
  beforeAll(async () => {
    base = await openTestServices(engine);
    services = { ...base, groupSms: { ...defaultGroupSms, alone_up_to: 3 } };
    east = await insertUnit(services, '华东技术咨询协会');
    west = await insertUnit(services, '西部技术咨询协会');
  });
  afterAll(() => base.close());
  beforeEach(async () => {
    class_id = await insertTestClass(services, { class_type: 1 });
    const units = [east, west].map((unit_id) => ({ class_id, unit_id, quota: 10, share_bp: 5_000 }));
    await services.store.db.insertInto('class_unit').values(units).execute();
    master = await openStaff(services, { roles: ['master'], owner: [class_id] });
    other = await openStaff(services, { roles: ['editor'], owner: [class_id] });
    desk = smsDesk(services, class_id);
    await services.store.db.updateTable('mailing').set({ status: 'withdrawn' }).execute();
    await services.store.db.deleteFrom('sms').execute();
  });

  /** Seats 1 and 2 through no unit, 3 and 4 through one, 5 through the other. */
  const seatAll = async () => [
    ...(await desk.seat(1, 2)),
    ...(await desk.seat(3, 2, { unit_id: east })),
    ...(await desk.seat(5, 1, { unit_id: west })),
  ];
  const phones = async () => {
    const spy = spyGateway();
    await sendMessages({ ...services, gateway: spy.gateway });
    return spy.phones().toSorted();
  };
  const none = { recipients: 0, segments: 0, sample: null, left_out: { opted_out: 0, daily_limit: 0 } };

  it('goes to the candidates of one unit of a joint class, and to nobody else', async () => {
    await seatAll();
    expect(await desk.preview(master, { unit_id: east })).toMatchObject({ recipients: 2 });
    expect(await desk.send(master, { unit_id: east })).toMatchObject({ recipients: 2, excluded: 3 });
    expect(await phones()).toEqual([3, 4].map(seatPhone));
  });

  it('goes to the candidates chosen by hand, once to each, and to nobody else', async () => {
    const [first = 0, , third = 0] = await seatAll();
    const enrolment_ids = [third, first, first];
    expect(await desk.send(master, { enrolment_ids })).toMatchObject({ recipients: 2, excluded: 3 });
    expect(await phones()).toEqual([1, 3].map(seatPhone));
  });

  it('goes to the candidates who match all criteria: the audience, the unit, those chosen, and none of those left out', async () => {
    const [first = 0, , third = 0, fourth = 0, fifth = 0] = await seatAll();
    const [waits = 0] = await desk.seat(6, 1, { unit_id: east, status: 'submitted' });
    const enrolment_ids = [first, third, fourth, fifth, waits];
    const order = { audience: 'approved', unit_id: east, enrolment_ids } as const;
    expect(await desk.preview(master, order)).toMatchObject({ recipients: 2 });
    expect(await desk.send(master, { ...order, exclude: [third] })).toMatchObject({ recipients: 1 });
    expect(await phones()).toEqual([seatPhone(4)]);
  });

  it('lists for exclusion only the candidates who would get it', async () => {
    const [first = 0, , third = 0, fourth = 0] = await seatAll();
    const look = async (more: object) => {
      const input = { class_id, audience: 'everyone' as const, ...more };
      const { items, total } = await callHandler(fetchRecipients, { services, caller: master, input });
      return [total, ...items.map(({ enrolment_id }) => enrolment_id)];
    };
    expect(await look({ unit_id: east })).toEqual([2, third, fourth]);
    expect(await look({ unit_id: east, enrolment_ids: [first, fourth] })).toEqual([1, fourth]);
    expect(await look({ enrolment_ids: [first, fourth], search: seatPhone(3) })).toEqual([0]);
  });

  it('reveals nothing of an enrolment of another class, nor of a unit outside this one', async () => {
    await seatAll();
    const elsewhere = await insertTestClass(services);
    const [foreign = 0] = await smsDesk(services, elsewhere).seat(9, 1);
    const stranger = await insertUnit(services, '北方技术咨询协会');
    const seen = await Promise.all(
      [
        { enrolment_ids: [foreign] },
        { enrolment_ids: [4711] },
        { unit_id: stranger },
        { unit_id: 987_654_321 },
      ].map((order) => desk.preview(master, order)),
    );
    for (const each of seen) expect(each).toEqual({ ...seen[0], ...none });
    expect(await refusalOf(desk.sendTo(master, 1, { enrolment_ids: [foreign] }))).toBe('state_changed');
    expect(await refusalOf(desk.sendTo(master, 1, { unit_id: stranger }))).toBe('state_changed');
    expect((await desk.mailings(master)).total).toBe(0);
  });

  it('reaches nobody of another unit whom the caller may not see', async () => {
    const ids = await seatAll();
    const guest = await openStaff(services, {
      roles: ['recommend'],
      unit_id: west,
      organization: [class_id],
    });
    expect(await desk.preview(guest, { unit_id: east })).toMatchObject(none);
    expect(await desk.preview(guest, { enrolment_ids: ids })).toMatchObject({ recipients: 1 });
  });

  it('is refused with nobody chosen, and with more than a list can pass on', async () => {
    const problem = (enrolment_ids: number[]) =>
      desk.preview(master, { enrolment_ids }).then(
        () => undefined,
        ({ issues: [issue] }) => [issue.path.join(), issue.message],
      );
    expect(await problem([])).toEqual(['enrolment_ids', 'required']);
    expect(await problem(Array.from({ length: 10_001 }, (_, n) => n + 1))).toEqual([
      'enrolment_ids',
      'too_big',
    ]);
  });

  it('needs a second person for many chosen candidates, and then goes to exactly those', async () => {
    const ids = await seatAll();
    const held = await desk.send(master, { enrolment_ids: ids.slice(1) });
    expect(held).toMatchObject({ status: 'held', recipients: 4, excluded: 1 });
    const ofUnit = await desk.send(master, { unit_id: west });
    expect(ofUnit).toMatchObject({ status: 'sending', recipients: 1 });
    expect(await phones()).toEqual([seatPhone(5)]);
    await desk.seat(6, 1, { unit_id: west });
    await desk.decide(other, held.mailing_id, 'release');
    expect(await phones()).toEqual([2, 3, 4, 5].map(seatPhone));
  });

  it('shows the releaser the unit of the recipients and the number chosen, and nothing if none were', async () => {
    const ids = await seatAll();
    const more = await desk.seat(6, 3, { unit_id: east });
    const com_name = '华东技术咨询协会';
    // One of them is of the other unit, and one named twice.
    const enrolment_ids = [...ids.slice(2), ...more, ids[2] ?? 0];
    const narrowed = { unit: { unit_id: east, com_name }, chosen: 6, recipients: 5, status: 'held' };
    expect(await desk.send(master, { unit_id: east, enrolment_ids })).toMatchObject(narrowed);
    expect((await desk.mailings(other)).items).toMatchObject([
      { ...narrowed, audience: 'everyone', events: ['release', 'refuse'] },
    ]);
    const ofUnit = await desk.send(master, { unit_id: west });
    expect([ofUnit.unit?.unit_id, ofUnit.chosen]).toEqual([west, null]);
    expect(await desk.send(master)).toMatchObject({ unit: null, chosen: null });
  });

  it('is counted with the other messages of the day, however few were chosen for each', async () => {
    const ids = await seatAll();
    const sent = [];
    for (const enrolment_ids of [ids.slice(0, 2), ids.slice(2, 4)])
      sent.push(await desk.send(master, { enrolment_ids }));
    expect(sent.map(({ status }) => status)).toEqual(['sending', 'held']);
  });

  it('passes over chosen candidates who opted out of promotions or had theirs today', async () => {
    const [first = 0, second = 0, third = 0] = await seatAll();
    const input = { class_id, enrolment_id: first, opted_out: true, reason: '考生来电要求' };
    await callHandler(saveOptOut, { services, caller: master, input });
    await desk.send(master, { ...promotion, enrolment_ids: [second] });
    expect(await phones()).toEqual([seatPhone(2)]);
    const order = { ...promotion, enrolment_ids: [first, second, third] };
    expect(await desk.preview(master, order)).toMatchObject({
      recipients: 1,
      left_out: { opted_out: 1, daily_limit: 1 },
    });
    await desk.send(master, order);
    expect(await phones()).toEqual([seatPhone(3)]);
    await callHandler(saveOptOut, { services, caller: master, input: { ...input, opted_out: false } });
  });

  it('records its unit and the number chosen', async () => {
    const [, , third = 0, fourth = 0] = await seatAll();
    await desk.send(master, { unit_id: east, enrolment_ids: [third, fourth, fourth] });
    const { rows } = await sql<{ detail: object }>`
      select detail from audit_event where class_id = ${class_id} and action = 'send_group_sms'`.execute(
      services.store.db,
    );
    expect(rows).toMatchObject([{ detail: { unit_id: east, chosen: 2, recipients: 2, excluded: 3 } }]);
  });
});
