import type { InputOf } from '@skillcert/api-client/contract';
import { workInClass } from '@skillcert/core';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Services } from '../../../platform/services.js';
import type { DeskKind } from '../lists/desk-work.js';
import { fetchClassLists } from '../lists/fetch-class-lists.js';
import { fetchToDo } from '../lists/fetch-to-do.js';
import { callHandler } from './call-handler.js';
import { openTestServices } from './open-test-services.js';
import { openStaff } from './staff.js';

/** The count of the waiting work of a kind, and its classes by the list that the count leads to. */
const whatWaits = async (services: Services, caller: StaffSession, kind: DeskKind) => {
  const input: InputOf<'class/fetchClassLists'> = { waiting: kind };
  const toDo = await callHandler(fetchToDo, { services, caller, input: {} });
  const { items } = await callHandler(fetchClassLists, { services, caller, input });
  const inClasses = workInClass.find((each) => each === kind);
  // The count over all classes equals the sum of their rows.
  if (inClasses) {
    const sum = items.reduce((all, { waits }) => all + (waits?.[inClasses] ?? 0), 0);
    expect(sum, `${kind} by the rows of the classes`).toBe(toDo[kind] ?? 0);
  }
  return [toDo[kind], ...items.map(({ class_id }) => class_id).toSorted((a, b) => a - b)];
};

/** Removes all work at the desks, so that the work of one test is not counted by another. */
export const clearDesks = ({ store }: Pick<Services, 'store'>) =>
  sql`truncate payment, refund, invoice, score, score_amendment, score_recheck, certificate, sms_account cascade`.execute(
    store.db,
  );

/** The services, three people of the platform, and a function that returns the work of anybody. */
export const openDesks = async (engine: Parameters<typeof openTestServices>[0]) => {
  const services = await openTestServices(engine);
  const person = (name: string) => openStaff(services, { roles: ['zky-admin'], name });
  return {
    services,
    platform: [await person('甲'), await person('乙'), await person('丙')] as const,
    waits: (caller: StaffSession, kind: DeskKind) => whatWaits(services, caller, kind),
  };
};

/** The result of {@link openDesks}. */
export type Desks = Awaited<ReturnType<typeof openDesks>>;
