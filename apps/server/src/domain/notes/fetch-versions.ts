import { sql } from 'kysely';
import { handle } from '../../platform/http/calls/handle.js';
import { Refusal } from '../../platform/http/errors/refuse.js';
import { utcMoment } from '../../platform/store/sql/utc-moment.js';
import { openText } from './note-text.js';

/** A version; of a note that has none yet there is one row without. */
interface VersionRow {
  readonly version_id: number | null;
  readonly version: number | null;
  readonly text_enc: Buffer;
  readonly at: string;
}

export const fetchVersions = handle('note/fetchVersions', async ({ input, caller, services }) => {
  const { rows } = await sql<VersionRow>`
    select v.version_id, v.version, v.text_enc, ${utcMoment('v.at')} as at
    from note n left join note_version v on v.user_id = n.user_id and v.note_id = n.note_id
    where n.user_id = ${caller.user_id} and n.note_id = ${input.note_id}
    order by v.at desc, v.version_id desc`.execute(services.store.db);
  if (rows.length === 0) throw new Refusal('not_found');
  const items = rows.flatMap(({ version_id, version, text_enc, at }) =>
    version_id === null ? [] : [{ version_id, version, ...openText(services.keyring, text_enc), at }],
  );
  return { items };
});
