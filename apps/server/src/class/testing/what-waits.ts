import type { InputOf } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import type { StaffSession } from '../../http/calls/caller.js';
import type { Services } from '../../services.js';
import type { DeskKind } from '../lists/desk-work.js';
import { fetchClassLists } from '../lists/fetch-class-lists.js';
import { fetchToDo } from '../lists/fetch-to-do.js';
import { callHandler } from './call-handler.js';

/** How much work of a kind waits for somebody, and in which classes by the list that it leads to. */
export const whatWaits = async (services: Services, caller: StaffSession, kind: DeskKind) => {
  const input: InputOf<'class/fetchClassLists'> = { waiting: kind };
  const toDo = await callHandler(fetchToDo, { services, caller, input: {} });
  const { items } = await callHandler(fetchClassLists, { services, caller, input });
  return [toDo[kind], ...items.map(({ class_id }) => class_id).toSorted((a, b) => a - b)];
};

/** Leaves no work at the desks: what another test left would be counted with what this one does. */
export const clearDesks = ({ store }: Pick<Services, 'store'>) =>
  sql`truncate payment, refund, invoice, score, score_amendment, score_recheck, certificate cascade`.execute(
    store.db,
  );
