import { Refusal } from '../../platform/http/errors/refuse.js';
import type { Services } from '../../platform/services.js';

interface OwnNote {
  readonly user_id: number;
  readonly note_id: number;
}

/**
 * Throws the reason why a statement found no note in the version that was seen.
 * @throws a Refusal: state_changed if the account has the note, else not_found
 */
export const refuseUnseen = async (
  { db }: Services['store'],
  { user_id, note_id }: OwnNote,
): Promise<never> => {
  const found = await db
    .selectFrom('note')
    .select('version')
    .where('user_id', '=', user_id)
    .where('note_id', '=', note_id)
    .executeTakeFirst();
  throw new Refusal(found ? 'state_changed' : 'not_found');
};
