import { limits } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { refuseFields } from '../../platform/http/errors/refuse.js';
import type { Services } from '../../platform/services.js';
import type { Database } from '../../platform/store/database.js';
import { newId } from '../../platform/store/new-id.js';
import type { NoteLink } from './check-link.js';
import { lockNote, type SeenNote } from './lock-note.js';
import { type NoteText, openText, sealText } from './note-text.js';
import { putAway } from './put-away.js';

/** The new values of a note. Absent ones stay as they are. */
interface Written {
  readonly text: NoteText;
  readonly about?: NoteLink | null | undefined;
  readonly due_on?: string | null | undefined;
  readonly done?: boolean | undefined;
}

/** A note after the save, for its writer. */
interface Kept {
  readonly note_id: number;
  readonly version: number;
  readonly updated_at: Date;
}

type Writing = Pick<Services, 'keyring' | 'now'>;

const slice_ms = limits.note_version_minutes * 60_000;

const linkOf = (about: Written['about']) =>
  about === undefined ? {} : { class_id: about?.class_id ?? null, enrolment_id: about?.enrolment_id ?? null };

/** Until when it is followed up, and since when that is done; done is nothing without a day. */
const followUpOf = (
  { due_on, done }: Written,
  was: { readonly due_on: string | null; readonly done_at: Date | null },
  now: Date,
) => {
  const day = due_on === undefined ? was.due_on : due_on;
  const stays = done === undefined ? was.done_at : done ? (was.done_at ?? now) : null;
  return { due_on: day, done_at: day === null ? null : stays };
};

/** @throws a Refusal of the field `title` if the account has the most notes allowed */
export const addNote = async (
  tx: Transaction<Database>,
  { keyring, now }: Writing,
  user_id: number,
  written: Written,
): Promise<Kept> => {
  const at = now();
  const { class_id = null, enrolment_id = null } = written.about ?? {};
  const { due_on, done_at } = followUpOf(written, { due_on: null, done_at: null }, at);
  const { rows } = await sql<Kept>`
    insert into note (user_id, note_id, version, text_enc, pinned, class_id, enrolment_id, due_on, done_at, created_at, updated_at)
    select ${user_id}::bigint, ${newId()}::bigint, 1, ${sealText(keyring, written.text)}::bytea, false, ${class_id}::bigint,
      ${enrolment_id}::bigint, ${due_on}::date, ${done_at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz
    where (select count(*) from note where user_id = ${user_id}) < ${limits.notes_max}
    returning note_id, version, updated_at`.execute(tx);
  const [added] = rows;
  if (!added) throw refuseFields({ title: 'over_limit' });
  return added;
};

/**
 * Writes over the version that was seen. The replaced text becomes a version if the last one is old enough, or if
 * `puts` demands it.
 * @throws a Refusal: not_found, state_changed
 */
export const changeNote = async (
  tx: Transaction<Database>,
  { keyring, now }: Writing,
  seen: SeenNote,
  written: Written & { readonly puts?: boolean },
): Promise<Kept> => {
  const { user_id, note_id } = seen;
  const note = await lockNote(tx, seen);
  const at = now();
  const was = openText(keyring, note.text_enc);
  const { title, content } = written.text;
  const isLost = was.title !== title || was.content !== content;
  const says = was.title !== '' || was.content !== '';
  const isTime = note.kept_at.getTime() + slice_ms <= at.getTime();
  const puts = isLost && says && (isTime || written.puts === true);
  if (puts) await putAway(tx, { ...note, at: note.updated_at });
  return tx
    .updateTable('note')
    .set({
      version: note.version + 1,
      text_enc: sealText(keyring, written.text),
      updated_at: at,
      ...linkOf(written.about),
      ...followUpOf(written, note, at),
      ...(puts && { kept_at: at }),
    })
    .where('user_id', '=', user_id)
    .where('note_id', '=', note_id)
    .returning(['note_id', 'version', 'updated_at'])
    .executeTakeFirstOrThrow();
};
