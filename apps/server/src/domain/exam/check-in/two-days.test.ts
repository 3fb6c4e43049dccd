import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../../../testing/engines.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { openStaff } from '../../class/testing/staff.js';
import { ticketOffice } from '../tickets/testing/ticket-office.js';
import { openDoor } from './testing/open-door.js';

// Theory on Saturday from nine to ten, practice on Sunday from eleven to twelve, by the clock of Shanghai.
const exam_at = new Date('2026-11-21T01:00:00.000Z');

describe.each(engines)('the door of an exam on two days on $name', (engine) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(engine);
  });
  afterAll(() => services.close());
  beforeEach(() => services.moveTo('2026-11-21T00:30:00.000Z'));

  const open = async (hours: number) => {
    const caller = await openStaff(services, { roles: ['zky-admin'] });
    const office = await ticketOffice(services, caller, 2, { exam_at });
    const { class_id, theory, practical } = office;
    const { db } = services.store;
    await sql`update exam_sitting set starts_at = starts_at + make_interval(hours => ${hours}::int4),
      ends_at = ends_at + make_interval(hours => ${hours}::int4) where sitting_id = ${practical}`.execute(db);
    await office.arrange();
    const door = openDoor(services, class_id, caller);
    const { items } = await door.roster();
    const [both = '', second = ''] = items.map(({ enrol_no }) => enrol_no);
    // The other one keeps theory, and comes for practice alone.
    await sql`delete from exam_seat s using exam_ticket t, enrolment e
      where s.sitting_id = ${theory} and t.ticket_id = s.ticket_id and e.enrolment_id = t.live_enrolment_id
        and e.enrol_no = ${second}`.execute(db);
    return { door, both, second, practical };
  };
  type Opened = Awaited<ReturnType<typeof open>>;
  const countsOf = async ({ door, practical }: Opened) => {
    const { sittings } = await door.roster();
    const { came, absent } = sittings.find(({ sitting_id }) => sitting_id === practical) ?? {};
    return { came, absent };
  };

  it('lets nobody into the second day on the first, and has them absent if they never come', async () => {
    const opened = await open(24);
    const { door, both, second } = opened;
    expect(await door.scan(both)).toMatchObject({ status: 'admitted' });
    expect(await door.scan(second)).toMatchObject({
      status: 'denied',
      reason: 'too_early',
      opens_at: '2026-11-22T01:00:00.000Z',
      candidate: { attendance: 'waiting' },
    });
    // Ten past four in the afternoon, when the first day is over.
    services.moveTo('2026-11-21T08:10:00.000Z');
    expect(await door.scan(both)).toMatchObject({
      status: 'denied',
      reason: 'too_early',
      seats: [{ mark: 'present' }, { mark: null }],
    });
    services.moveTo('2026-11-22T05:00:00.000Z');
    expect(await countsOf(opened)).toEqual({ came: 0, absent: 2 });
  });

  it('opens two hours before a sitting of their own, for devices that come back as well', async () => {
    const opened = await open(24);
    const { door, both, second } = opened;
    services.moveTo('2026-11-22T04:30:00.000Z');
    const uploads = await door.upload(
      'device-two',
      { enrol_no: both, scanned_at: '2026-11-21T08:10:00.000Z' },
      { enrol_no: second, scanned_at: '2026-11-21T00:40:00.000Z' },
      { enrol_no: second, scanned_at: '2026-11-22T00:59:59.000Z' },
      { enrol_no: second, scanned_at: '2026-11-22T01:00:00.000Z' },
      { enrol_no: both, scanned_at: '2026-11-22T02:40:00.000Z' },
    );
    const opens = '2026-11-22T01:00:00.000Z';
    expect(uploads.map(({ status, reason, opens_at }) => [status, reason, opens_at])).toEqual([
      ['denied', 'too_early', opens],
      ['denied', 'too_early', opens],
      ['denied', 'too_early', opens],
      ['admitted', null, null],
      ['admitted', null, null],
    ]);
    expect(await countsOf(opened)).toEqual({ came: 2, absent: 0 });
  });

  it('is open for the next sitting of one day from its own lead on', async () => {
    const opened = await open(0);
    const { door, both, second } = opened;
    await door.scan(both);
    services.moveTo('2026-11-21T02:10:00.000Z');
    expect(await door.scan(both)).toMatchObject({ status: 'admitted' });
    expect(await door.scan(second)).toMatchObject({ status: 'admitted' });
    expect(await countsOf(opened)).toEqual({ came: 2, absent: 0 });
  });

  it('does not take a scan after the morning for the evening before the door of the evening', async () => {
    const opened = await open(6);
    const { door, both } = opened;
    await door.scan(both);
    services.moveTo('2026-11-21T02:10:00.000Z');
    expect(await door.scan(both)).toMatchObject({
      reason: 'too_early',
      opens_at: '2026-11-21T07:00:00.000Z',
    });
    expect(await countsOf(opened)).toEqual({ came: 0, absent: 0 });
    services.moveTo('2026-11-21T07:00:00.000Z');
    expect(await door.scan(both)).toMatchObject({ status: 'admitted', opens_at: null });
  });

  it('keeps nobody of a trial on the evening before, at the door or on a device', async () => {
    const opened = await open(24);
    const { door, both } = opened;
    services.moveTo('2026-11-20T13:05:00.000Z');
    const early = { status: 'denied', reason: 'too_early', opens_at: '2026-11-20T23:00:00.000Z' };
    expect(await door.scan(both)).toMatchObject({ ...early, seats: [{ mark: null }, { mark: null }] });
    services.moveTo('2026-11-21T00:50:00.000Z');
    const [late] = await door.upload('device-two', {
      enrol_no: both,
      scanned_at: '2026-11-20T13:05:00.000Z',
    });
    expect(late).toMatchObject(early);
    expect(await door.scan(both)).toMatchObject({ status: 'admitted' });
  });
});
