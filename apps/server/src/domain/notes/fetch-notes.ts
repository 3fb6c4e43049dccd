import type { NoteRecord } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { handle } from '../../platform/http/calls/handle.js';
import { utcMoment } from '../../platform/store/sql/utc-moment.js';
import { openText } from './note-text.js';
import { seenLink } from './seen-link.js';

/** A note with the links that the session sees. */
interface NoteRow extends Omit<NoteRecord, 'title' | 'content' | 'about'> {
  readonly text_enc: Buffer;
  readonly class_id: number | null;
  readonly class_name: string;
  readonly enrolment_id: number | null;
  readonly enrol_no: string;
  readonly name: string;
}

const aboutOf = ({ class_id, class_name, enrolment_id, enrol_no, name }: NoteRow): NoteRecord['about'] =>
  class_id === null
    ? null
    : { class_id, class_name, candidate: enrolment_id === null ? null : { enrolment_id, enrol_no, name } };

export const fetchNotes = handle('note/fetchNotes', async ({ caller, services }) => {
  const { rows } = await sql<NoteRow>`
    select n.note_id, n.version, n.pinned, n.text_enc, n.due_on::text as due_on, ${utcMoment('n.done_at')} as done_at,
      ${utcMoment('n.updated_at')} as updated_at, c.class_id, c.class_name, e.enrolment_id, e.enrol_no, e.name
    from note n ${seenLink(caller)}
    where n.user_id = ${caller.user_id}
    order by n.pinned desc, n.updated_at desc, n.note_id desc`.execute(services.store.db);
  const items = rows.map((row) => {
    const { note_id, version, pinned, due_on, done_at, updated_at } = row;
    const text = openText(services.keyring, row.text_enc);
    return { note_id, version, ...text, about: aboutOf(row), pinned, due_on, done_at, updated_at };
  });
  return { items };
});
