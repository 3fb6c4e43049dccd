import { sql, type Transaction } from 'kysely';
import { Refusal } from '../../platform/http/errors/refuse.js';
import type { Database } from '../../platform/store/database.js';

/** The note, its owner, and the version that was seen. */
export interface SeenNote {
  readonly user_id: number;
  readonly note_id: number;
  readonly version: number;
}

/** The state of a note. */
interface StandingNote extends SeenNote {
  readonly text_enc: Buffer;
  readonly due_on: string | null;
  readonly done_at: Date | null;
  readonly updated_at: Date;
  /** The time of the last stored version, else of its beginning. */
  readonly kept_at: Date;
}

/**
 * Locks a note of an account until the transaction ends, so that of two tabs the second one finds the text of the
 * first one.
 * @throws a Refusal: state_changed for another version than the seen one, not_found if the account has no such note
 */
export const lockNote = async (
  tx: Transaction<Database>,
  { user_id, note_id, version }: SeenNote,
): Promise<StandingNote> => {
  const { rows } = await sql<StandingNote>`
    select user_id, note_id, version, text_enc, due_on::text as due_on, done_at, updated_at,
      coalesce(kept_at, created_at) as kept_at
    from note where user_id = ${user_id} and note_id = ${note_id} for update`.execute(tx);
  const [note] = rows;
  if (!note) throw new Refusal('not_found');
  if (note.version !== version) throw new Refusal('state_changed');
  return note;
};
