import { formatSerial } from '@skillcert/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../testing/engines.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { openStaff } from '../../class/testing/staff.js';
import { lessonDesk } from '../../study/lessons/testing/lesson-desk.js';
import { signTicket, ticketKey } from '../tickets/sign-ticket.js';
import { ticketOffice } from '../tickets/testing/ticket-office.js';
import { openDoor } from './testing/open-door.js';

describe.each(engines)('the printed number of a ticket on $name', (engine) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(engine);
  });
  afterAll(() => services.close());

  const open = async (candidates: number) => {
    const caller = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
    const office = await ticketOffice(services, caller, candidates, { exam_at: services.now() });
    await office.arrange();
    const tickets = (await office.list()).items;
    return { ...office, tickets, door: openDoor(services, office.class_id, caller), caller };
  };

  it('opens the door, online and in what a device kept, and once whichever number is typed', async () => {
    const { tickets, door } = await open(2);
    const [one, two] = tickets;
    const typed = one?.ticket_no.toLowerCase().replaceAll('-', '——') ?? '';
    expect(await door.scan(typed)).toMatchObject({
      status: 'admitted',
      enrol_no: one?.enrol_no,
      candidate: { enrol_no: one?.enrol_no },
      seats: [{ room_name: '第 1 考场' }, { room_name: '第 1 考场' }],
    });
    expect(await door.scan(one?.enrol_no ?? '')).toMatchObject({ reason: 'already_admitted' });
    const both = [two?.ticket_no, two?.enrol_no].map((enrol_no = '') => ({ enrol_no }));
    expect(
      (await door.upload('device-two', ...both)).map(({ status, enrol_no }) => [status, enrol_no]),
    ).toEqual([
      ['admitted', two?.enrol_no],
      ['denied', two?.enrol_no],
    ]);
  });

  it('is taken without its dashes, as the enrolment number is, and found in the roster', async () => {
    const { numbers } = services.programme;
    const { tickets, door, class_id } = await open(2);
    const [one, two] = tickets;
    // Numbers of the programme's own pattern; those of a test are not.
    const code = formatSerial(numbers.class_code, { yy: '26', serial: 24 });
    const enrol_no = formatSerial(numbers.enrolment, { class_code: code, serial: 296 });
    const ticket_no = formatSerial(numbers.ticket, { class_code: code, serial: 11 });
    const { db } = services.store;
    await db
      .updateTable('enrolment')
      .set({ enrol_no })
      .where('class_id', '=', class_id)
      .where('enrol_no', '=', one?.enrol_no ?? '')
      .execute();
    await db
      .updateTable('exam_ticket')
      .set({ ticket_no })
      .where('class_id', '=', class_id)
      .where('ticket_id', '=', two?.ticket_id ?? 0)
      .execute();
    for (const [typed, number] of [
      [enrol_no, enrol_no],
      [ticket_no, two?.enrol_no],
    ]) {
      const bare = typed?.toLowerCase().replaceAll('-', '') ?? '';
      expect((await door.roster({ search: bare })).items).toMatchObject([{ enrol_no: number }]);
      expect(await door.scan(bare)).toMatchObject({ status: 'admitted', enrol_no: number });
    }
  });

  it('opens none once the ticket is void, and none of another class', async () => {
    const { tickets, door, cancel } = await open(1);
    const [ticket] = tickets;
    await cancel(ticket?.ticket_id ?? 0);
    expect(await door.scan(ticket?.ticket_no ?? '')).toMatchObject({
      reason: 'old_ticket',
      candidate: { enrol_no: ticket?.enrol_no },
    });
    const other = await open(1);
    expect(await door.scan(other.tickets[0]?.ticket_no ?? '')).toMatchObject({ reason: 'other_class' });
  });

  it('finds its holder in the roster and on the sheet of a lesson, as the enrolment number and the code do', async () => {
    const { class_id, tickets, door, caller } = await open(2);
    const [one] = tickets;
    const { enrol_no = '', ticket_no = '', revision = 0 } = one ?? {};
    const code = signTicket(ticketKey(services.keyring), { class_id, enrol_no, ticket_no, revision });
    for (const search of [ticket_no, enrol_no, code, code.replaceAll('/', '、')]) {
      expect(
        (await door.roster({ search })).items.map((row) => row.enrol_no),
        search,
      ).toEqual([enrol_no]);
    }
    expect((await door.roster({ search: ticket_no.slice(0, -1) })).total).toBe(2);
    await services.store.db
      .updateTable('enrolment')
      .set({ study_type: 'onsite' })
      .where('class_id', '=', class_id)
      .execute();
    const desk = lessonDesk(services, class_id, caller);
    const { lesson_id } = await desk.lesson(0, 2);
    expect((await desk.sheet(lesson_id, { search: ticket_no })).items).toMatchObject([{ enrol_no }]);
    expect(await desk.sign(lesson_id, ticket_no)).toMatchObject({ candidate: { enrol_no } });
  });

  it('accuses nobody whose code a scanner lost a mark of', async () => {
    const { class_id, tickets, door } = await open(1);
    const { enrol_no = '', ticket_no = '', revision = 0 } = tickets[0] ?? {};
    const code = signTicket(ticketKey(services.keyring), { class_id, enrol_no, ticket_no, revision });
    expect(await door.scan(code.slice(0, -4))).toMatchObject({ status: 'denied', reason: 'misread_code' });
    const inChinese = code.replaceAll('/', '、').replaceAll('-', '—');
    expect(await door.scan(inChinese)).toMatchObject({ status: 'admitted', enrol_no });
  });
});
