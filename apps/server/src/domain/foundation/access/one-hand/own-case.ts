import { limits } from '@skillcert/core';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import type { Database } from '../../../../platform/store/database.js';
import { handOf } from './hand-of.js';
import { readHand } from './read-hand.js';

interface Acting {
  readonly user_id: number;
}

/**
 * Whether `enrolment e` is of somebody who does not count as another person beside the caller: an account of theirs
 * has its phone.
 */
export const isOwnCase = (caller: Acting, now: Date): RawBuilder<boolean> =>
  sql<boolean>`exists (select from account own where own.phone_index = e.phone_index and own.user_id in ${handOf(caller, now)})`;

/** An account that has the phone of a candidate, and the candidate's name. */
export interface CandidateAccount {
  readonly user_id: number;
  readonly name: string;
}

/** The accounts that have the phone of `enrolment e`: a column of the statement that reads what is decided about. */
export const candidateAccounts: RawBuilder<readonly CandidateAccount[]> = sql`coalesce((
  select json_agg(json_build_object('user_id', own.user_id, 'name', e.name)) from account own where own.phone_index = e.phone_index), '[]')`;

/**
 * Nobody decides about themselves as a candidate.
 * @throws a Refusal `another_person` where one of these accounts is the caller's, or no other person beside it
 */
export const refuseOwnCase = async (
  tx: Transaction<Database>,
  accounts: readonly CandidateAccount[],
  caller: Acting,
  now: Date,
): Promise<void> => {
  if (accounts.length === 0) return;
  const own = accounts.find(({ user_id }) => user_id === caller.user_id);
  // It is the phone that they share: no earlier step was theirs.
  if (own) {
    const values = { tie: 'phone', name: own.name, days: limits.two_people_days };
    throw new Refusal('another_person', { values });
  }
  const ids = accounts.map(({ user_id }) => user_id);
  const hand = await readHand(tx, caller, now);
  if (hand.holds(...ids)) throw hand.refusal(...ids);
};
