import type { Role } from '@skillcert/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { decideGrant } from '../../accounts/grant/decide-grant.js';
import { fetchGrants } from '../../accounts/grant/fetch-grants.js';
import { requestGrant } from '../../accounts/grant/request-grant.js';
import { getList } from '../../accounts/lists/get-list.js';
import { setStatus } from '../../accounts/set-status.js';
import { createAccount } from '../../accounts/sign-in/testing/create-account.js';
import { takeInHand } from '../../accounts/testing/take-in-hand.js';
import { changeErasure } from '../../enrolment/erasure/change-erasure.js';
import { decideErasure } from '../../enrolment/erasure/decide-erasure.js';
import { openCandidate, testPhone } from '../../enrolment/testing/test-candidate.js';
import { callHandler } from '../testing/call-handler.js';
import { openTestServices, type TestServices } from '../testing/open-test-services.js';
import { openStaff } from '../testing/staff.js';
import { fetchToDo } from './fetch-to-do.js';

const days = 86_400_000;

describe.each(engines)('the work that waits for the platform beside the classes, on $name', (engine) => {
  let services: TestServices;
  let zky: StaffSession;
  let colleague: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    zky = await openStaff(services, { roles: ['zky-admin'] });
    colleague = await openStaff(services, { roles: ['zky-admin'] });
  });
  afterAll(() => services.close());

  const toDo = (caller: StaffSession) => callHandler(fetchToDo, { services, caller, input: {} });
  /** An account that may sign in with these roles, and its session. */
  const openAccount = async (...roles: Role[]) => {
    const staff = await openStaff(services, { roles });
    const { user_id } = staff;
    for (const role of roles)
      await services.store.db.insertInto('account_role').values({ user_id, role }).execute();
    return staff;
  };

  it('is of accounts to approve: as many as the list of them has, and fewer with each that is approved', async () => {
    const pending = (username: string, ...roles: Role[]) =>
      createAccount(services, { username, roles, status: 'pending' });
    const unit_user = await pending('newunit', 'recommend');
    await pending('newmaster', 'master', 'editor');
    await pending('neweditor', 'editor');
    await pending('newexpert', 'expert');
    await pending('newzky', 'zky-admin');
    const admin = await openStaff(services, { roles: ['admin'] });
    const listed = async (caller: StaffSession, role: 'organiser' | 'editor') => {
      const input = { role, status: 'pending' } as const;
      return (await callHandler(getList, { services, caller, input })).total;
    };
    for (const [caller, most] of [
      [zky, 2],
      [admin, 3],
    ] as const) {
      expect(await toDo(caller)).toMatchObject({ accounts: most, editors: 2 });
      expect([await listed(caller, 'organiser'), await listed(caller, 'editor')]).toEqual([most, 2]);
    }
    const input = { user_id: unit_user, status: 'approved', refuse_content: '' } as const;
    await callHandler(setStatus, { services, caller: zky, input });
    expect((await toDo(zky)).accounts).toBe(1);
  });

  it('is of requests about administrators in which the account is the second person', async () => {
    const [first, second] = [await openAccount('admin'), await openAccount('admin')];
    const ask = async (caller: StaffSession, { user_id }: StaffSession) => {
      const input = { user_id, kind: 'grant', reason: '接任平台管理工作' } as const;
      return callHandler(requestGrant, { services, caller, input });
    };
    const isCounted = async (...counts: readonly number[]) => {
      const callers = [first, second, zky, colleague];
      for (const [at, caller] of callers.entries()) {
        const { items } = await callHandler(fetchGrants, { services, caller, input: {} });
        const offered = items.filter(({ events }) => events.includes('approve')).length;
        expect([(await toDo(caller)).grants, offered]).toEqual([counts[at], counts[at]]);
      }
    };
    await isCounted(0, 0, 0, 0);
    const { request_id } = await ask(first, zky);
    await isCounted(0, 1, 0, 0);
    await ask(second, colleague);
    await isCounted(1, 1, 0, 0);
    // Without another administrator the platform's staff stand in, except the person whom the request is about.
    const { db } = services.store;
    const ofSecond = db.updateTable('account').where('user_id', '=', second.user_id);
    await ofSecond.set({ status: 'frozen' }).execute();
    await isCounted(0, 1, 0, 1);
    await ofSecond.set({ status: 'approved' }).execute();
    // Nor is it one that the one who asked can act as.
    await takeInHand(services, { by: first.user_id, on: second.user_id });
    await isCounted(0, 0, 0, 0);
    const third = await openAccount('admin');
    const input = { request_id, event: 'refuse', refuse_content: '不再需要' } as const;
    await callHandler(decideGrant, { services, caller: third, input });
    await isCounted(0, 0, 0, 0);
    services.moveTo(new Date(services.now().getTime() + 60 * days).toISOString());
    await isCounted(0, 0, 0, 0);
  });

  it('is of erasures, but not for whoever has approved one and waits for another person', async () => {
    const caller = await openCandidate(services, testPhone(1));
    const asked = { services, caller, input: { event: 'request' } } as const;
    const { erasure_id } = await callHandler(changeErasure, asked);
    const both = async () => [(await toDo(zky)).erasures, (await toDo(colleague)).erasures];
    expect(await both()).toEqual([1, 1]);
    const decide = (by: StaffSession, event: 'approve' | 'erase') =>
      callHandler(decideErasure, { services, caller: by, input: { erasure_id, event } });
    await decide(zky, 'approve');
    expect(await both()).toEqual([0, 1]);
    await decide(colleague, 'erase');
    expect(await both()).toEqual([0, 0]);
  });

  it('is nobody else’s', async () => {
    const nobodys = { accounts: null, editors: null, grants: null, erasures: null };
    for (const role of ['recommend', 'master', 'editor'] as const)
      expect(await toDo(await openStaff(services, { roles: [role] }))).toMatchObject(nobodys);
  });
});
