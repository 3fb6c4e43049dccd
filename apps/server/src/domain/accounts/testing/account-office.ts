import type { InputOf, OutputOf } from '@skillcert/api-client/contract';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Services } from '../../../platform/services.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { fetchAssignments } from '../assignments/fetch-assignments.js';
import { setAssignments } from '../assignments/set-assignments.js';
import { createUser } from '../create-user.js';
import { setExpert } from '../experts/set-expert.js';
import { setRateStatus } from '../experts/set-rate-status.js';
import { fetchUserById } from '../fetch-user-by-id.js';
import { getList } from '../lists/get-list.js';
import { setStatus } from '../set-status.js';
import { updateUser } from '../update-user.js';

const noClasses = { owner_classes: [], organization_classes: [], paid_in_classes: [], sign_in_classes: [] };

let made = 0;

/** An account name nobody has yet. */
export const freshUsername = (): string => {
  made += 1;
  return `fresh${made}`;
};

/** The calls that administer accounts, as tests make them. */
export const accountOffice = (services: Services) => {
  const create = (caller: StaffSession, changes: Partial<InputOf<'user/createUser'>> = {}) =>
    callHandler(createUser, {
      services,
      caller,
      input: { username: freshUsername(), name: '冯晓燕', roles: ['editor'], ...changes },
    });
  const move = (
    caller: StaffSession,
    user_id: number,
    status: InputOf<'user/setStatus'>['status'],
    refuse_content = '',
  ) => callHandler(setStatus, { services, caller, input: { user_id, status, refuse_content } });
  return {
    create,
    move,
    /** An approved account. */
    approved: async (
      by: StaffSession,
      changes: Partial<InputOf<'user/createUser'>> = {},
    ): Promise<number> => {
      const { user_id } = await create(by, changes);
      await move(by, user_id, 'approved');
      return user_id;
    },
    update: (caller: StaffSession, input: InputOf<'user/updateUser'>): Promise<OutputOf<'user/updateUser'>> =>
      callHandler(updateUser, { services, caller, input }),
    rate: (caller: StaffSession, user_id: number, status: InputOf<'user/setRateStatus'>['status']) =>
      callHandler(setRateStatus, { services, caller, input: { user_id, status } }),
    read: (caller: StaffSession, user_id: number) =>
      callHandler(fetchUserById, { services, caller, input: { user_id } }),
    expert: (caller: StaffSession, input: InputOf<'user/setExpert'>) =>
      callHandler(setExpert, { services, caller, input }),
    assign: (caller: StaffSession, user_id: number, classes: Partial<InputOf<'user/setAssignments'>>) =>
      callHandler(setAssignments, {
        services,
        caller,
        input: { ...noClasses, ...classes, user_id },
      }),
    assigned: async (caller: StaffSession, user_id: number) => {
      const { items } = await callHandler(fetchAssignments, { services, caller, input: { user_id } });
      return items.map(({ class_id, duty }) => [class_id, duty]);
    },
    list: (caller: StaffSession, input: InputOf<'user/getList'>) =>
      callHandler(getList, { services, caller, input }),
  };
};
