import { limits } from '@skillcert/core';
import type { Kysely } from 'kysely';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import type { Database } from '../../../../platform/store/database.js';
import { handWithReasons } from './hand-of.js';

/**
 * Why two accounts do not count as two people: they are one account, have one phone, one can act as the other, or
 * somebody can act as both.
 */
type Tie = 'self' | 'phone' | 'managed' | 'alike';

interface Held {
  readonly user_id: number;
  readonly name: string;
  readonly tie: Tie;
}

/** The accounts that do not count as another person beside the caller's. */
export interface Hand {
  /** Whether it holds one of these accounts; null is nobody. */
  readonly holds: (...user_ids: readonly (number | null | undefined)[]) => boolean;
  /** The refusal if these accounts belong to one person: it names the account and the reason. */
  readonly refusal: (...user_ids: readonly (number | null | undefined)[]) => Refusal;
}

/**
 * Reads whose steps the caller may not take the second of. Called in the transaction of the step, once what it changes
 * is locked.
 * @param now the moment from which the days of the rule count back
 */
export const readHand = async (
  db: Kysely<Database>,
  { user_id }: { readonly user_id: number },
  now: Date,
): Promise<Hand> => {
  const { rows } = await handWithReasons(user_id, now).execute(db);
  const held = new Map((rows as Held[]).map((each) => [each.user_id, each]));
  const among = (ids: readonly (number | null | undefined)[]) =>
    ids.flatMap((id) => (id && held.get(id)) || []);
  return {
    holds: (...ids) => among(ids).length > 0,
    refusal: (...ids) => {
      const found = among(ids);
      const { tie, name } = found.find((each) => each.tie === 'self') ??
        found[0] ?? { tie: 'self', name: '' };
      return new Refusal('another_person', { values: { tie, name, days: limits.two_people_days } });
    },
  };
};
