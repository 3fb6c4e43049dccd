import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { openStaff } from '../../class/testing/staff.js';
import { openDoor } from '../../exam/check-in/testing/open-door.js';
import { ticketOffice } from '../../exam/tickets/testing/ticket-office.js';
import { readOwnData } from '../own-data/read-own-data.js';
import { openCandidate } from '../testing/test-candidate.js';
import { changeErasure } from './change-erasure.js';
import { decideErasure } from './decide-erasure.js';

describe.each(engines)('the sittings of a candidate’s own data on $name', (engine) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(engine);
  });
  afterAll(() => services.close());

  it('say where they were, and are erased with them where no result stands on it', async () => {
    services.moveTo('2026-11-21T00:30:00.000Z');
    const exam_at = new Date('2026-11-21T01:00:00.000Z');
    const staff = [
      await openStaff(services, { roles: ['zky-admin'] }),
      await openStaff(services, { roles: ['zky-admin'] }),
    ] as const;
    const office = await ticketOffice(services, staff[0], 1, { exam_at });
    await office.arrange();
    const { class_id } = office;
    const door = openDoor(services, class_id, staff[0]);
    const [person] = (await door.roster()).items;
    await door.scan(person?.enrol_no ?? '');
    const { db } = services.store;
    const { phone_index } = await db
      .selectFrom('enrolment')
      .select('phone_index')
      .where('class_id', '=', class_id)
      .executeTakeFirstOrThrow();
    const caller = { ...(await openCandidate(services, '13800009900')), phone_index };
    const { data } = await readOwnData(services, caller);
    expect(data).toMatchObject({
      enrolments: [
        {
          sittings: [
            {
              subject: 'theory',
              starts_at: exam_at.toISOString(),
              mark: 'present',
              marked_at: '2026-11-21T00:30:00.000Z',
            },
          ],
        },
      ],
    });
    await db.updateTable('class').set({ status: 'cancelled' }).where('class_id', '=', class_id).execute();
    const { erasure_id } = await callHandler(changeErasure, {
      services,
      caller,
      input: { event: 'request', reason: '不再参加' },
    });
    for (const [at, event] of (['approve', 'erase'] as const).entries()) {
      await callHandler(decideErasure, {
        services,
        caller: staff[at] ?? staff[0],
        input: { erasure_id, event, reason: '' },
      });
    }
    expect(
      await db.selectFrom('sitting_mark').select('mark').where('class_id', '=', class_id).execute(),
    ).toEqual([]);
  });
});
