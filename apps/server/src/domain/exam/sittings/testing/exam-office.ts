import type { InputOf } from '@skillcert/api-client/contract';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import type { Services } from '../../../../platform/services.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { openStaff } from '../../../class/testing/staff.js';
import { saveRoom } from '../../rooms/save-room.js';
import { fetchExamPlan } from '../fetch-exam-plan.js';
import { fetchSittingLists } from '../fetch-sitting-lists.js';
import { saveSitting } from '../save-sitting.js';

/** The exam office of a class: rooms of six desks, and sittings at hours of its exam day. */
export const examOffice = (services: Services, class_id: number, caller: StaffSession) => {
  const hour = async (hours: number): Promise<string> => {
    const { exam_at } = await services.store.db
      .selectFrom('class')
      .select('exam_at')
      .where('class_id', '=', class_id)
      .executeTakeFirstOrThrow();
    return new Date((exam_at?.getTime() ?? 0) + hours * 3_600_000).toISOString();
  };
  const office = {
    hour,
    /** Somebody assigned to the class who may invigilate. */
    invigilator: async (name: string): Promise<number> => {
      const { user_id } = await openStaff(services, { roles: ['expert'], name });
      const { db } = services.store;
      await db.insertInto('account_role').values({ user_id, role: 'expert' }).execute();
      await db.insertInto('assignment').values({ user_id, class_id, duty: 'sign_in' }).execute();
      return user_id;
    },
    room: (name: string, changes: Partial<InputOf<'exam/saveRoom'>> = {}) =>
      callHandler(saveRoom, {
        services,
        caller,
        input: { class_id, name, address: '虹桥路 100 号', rows: 2, columns: 3, ...changes },
      }),
    sitting: async (
      room_id: number,
      from: number,
      until: number,
      changes: Partial<InputOf<'exam/saveSitting'>> = {},
    ) =>
      callHandler(saveSitting, {
        services,
        caller,
        input: {
          class_id,
          subject: 'theory',
          starts_at: await hour(from),
          ends_at: await hour(until),
          room_id,
          user_ids: [],
          ...changes,
        },
      }),
    sittings: (filters: object = {}) =>
      callHandler(fetchSittingLists, { services, caller, input: { class_id, ...filters } }),
    plan: () => callHandler(fetchExamPlan, { services, caller, input: { class_id } }),
  };
  return office;
};
