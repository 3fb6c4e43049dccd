import { limits } from '@skillcert/core';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { Refusal } from '../../http/errors/refuse.js';
import type { Database } from '../../store/database.js';
import { handOf } from './hand-of.js';
import { readHand } from './read-hand.js';

interface Acting {
  readonly user_id: number;
}

/** Whether `enrolment e` is of somebody who does not count as another person beside the caller: an account of theirs has its phone. */
export const isOwnCase = (caller: Acting, now: Date): RawBuilder<boolean> =>
  sql<boolean>`exists (select from account own where own.phone_index = e.phone_index and own.user_id in ${handOf(caller, now)})`;

interface Case {
  readonly class_id: number;
  readonly enrolment_ids: RawBuilder<unknown> | readonly number[];
}

/**
 * Nobody decides about themselves as a candidate.
 * @throws a Refusal `another_person` where one of these enrolments has the phone of the caller's account, or of one that is no other person beside it
 */
export const refuseOwnCase = async (
  tx: Transaction<Database>,
  { class_id, enrolment_ids }: Case,
  caller: Acting,
  now: Date,
): Promise<void> => {
  const among = Array.isArray(enrolment_ids) ? sql`${enrolment_ids}::bigint[]` : enrolment_ids;
  const { rows } = await sql<{ user_id: number; name: string }>`
    select a.user_id, e.name from enrolment e join account a on a.phone_index = e.phone_index
    where e.class_id = ${class_id} and e.enrolment_id = any(${among})`.execute(tx);
  if (rows.length === 0) return;
  const own = rows.find(({ user_id }) => user_id === caller.user_id);
  // It is the phone that they share: no earlier step was theirs.
  if (own) {
    const values = { tie: 'phone', name: own.name, days: limits.two_people_days };
    throw new Refusal('another_person', { values });
  }
  const ids = rows.map(({ user_id }) => user_id);
  const hand = await readHand(tx, caller, now);
  if (hand.holds(...ids)) throw hand.refusal(...ids);
};
