import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../../../testing/engines.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { openStaff } from '../../class/testing/staff.js';
import { ticketOffice } from '../tickets/testing/ticket-office.js';
import { openDoor } from './testing/open-door.js';

// Theory from nine to ten, practice from eleven to twelve, by the clock of Shanghai.
const exam_at = new Date('2026-11-21T01:00:00.000Z');
const at = (time: string) => `2026-11-21T${time}:00.000Z`;

describe.each(engines)('conflicts of a sitting on $name', (engine) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(engine);
  });
  afterAll(() => services.close());
  beforeEach(() => services.moveTo(at('05:00')));

  const open = async () => {
    const caller = await openStaff(services, { roles: ['zky-admin'] });
    const office = await ticketOffice(services, caller, 1, { exam_at });
    await office.arrange();
    const door = openDoor(services, office.class_id, caller);
    const enrol_no = (await door.roster()).items[0]?.enrol_no ?? '';
    const upload = async (device: string, scanned_at: string) =>
      (await door.upload(device, { enrol_no, scanned_at: at(scanned_at) }))[0];
    return { ...office, door, upload };
  };

  it('name the sitting, and the device that let the person into it, not the one of the morning', async () => {
    const { door, upload, practical } = await open();
    await upload('device-one', '00:40');
    await upload('device-two', '02:40');
    expect(await upload('device-six', '02:45')).toMatchObject({
      status: 'conflict',
      candidate: {
        device: 'device-one',
        conflicts: [
          {
            device: 'device-six',
            scanned_at: at('02:45'),
            sitting_id: practical,
            first: { device: 'device-two', scanned_at: at('02:40') },
          },
        ],
      },
    });
    const conflicts = async (sitting_id: number) =>
      (await door.roster({ show: 'conflict', sitting_id })).total;
    const [{ seats } = { seats: [] }] = (await door.roster()).items;
    expect(seats).toMatchObject([
      { marked_at: at('00:40'), device: 'device-one' },
      { marked_at: at('02:40'), device: 'device-two' },
    ]);
    expect([await conflicts(practical), await conflicts(seats[0]?.sitting_id ?? 0)]).toEqual([1, 0]);
  });

  it('are one for each device and sitting: what it said of the morning does not hide the afternoon', async () => {
    const { upload, theory, practical } = await open();
    await upload('device-one', '00:40');
    await upload('device-one', '02:40');
    expect((await upload('device-two', '00:45'))?.status).toBe('conflict');
    expect(await upload('device-two', '00:46')).toMatchObject({ reason: 'already_admitted' });
    const late = await upload('device-two', '02:45');
    expect(late?.status).toBe('conflict');
    expect(late?.candidate?.conflicts.map(({ sitting_id }) => sitting_id)).toEqual([theory, practical]);
  });

  it('have the class’s admission beside them where nobody has a seat', async () => {
    const { class_id, upload } = await open();
    await sql`delete from exam_seat where class_id = ${class_id}`.execute(services.store.db);
    await upload('device-one', '00:40');
    expect((await upload('device-two', '00:45'))?.candidate?.conflicts).toMatchObject([
      { sitting_id: null, first: { device: 'device-one', scanned_at: at('00:40') } },
    ]);
  });

  it('of before get the sitting that the scan was for then, with the device of its mark', async () => {
    const { class_id, door, upload } = await open();
    await upload('device-one', '00:40');
    await upload('device-two', '02:40');
    await upload('device-six', '02:45');
    const { items } = await door.roster();
    const { db } = services.store;
    await sql`update attendance set conflicts = jsonb_build_array(conflicts -> 0 #- '{sitting_id}' #- '{first}')
      where class_id = ${class_id}`.execute(db);
    const file = new URL(
      '../../../platform/store/migrations/0111-conflicts-of-a-sitting.sql',
      import.meta.url,
    );
    await sql.raw(await readFile(file, 'utf8')).execute(db);
    expect((await door.roster()).items).toEqual(items);
  });
});
