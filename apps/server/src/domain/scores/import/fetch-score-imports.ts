import type { ScoreImport } from '@skillcert/api-client/contract';
import { acceptsScores } from '@skillcert/core';
import { sql } from 'kysely';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { untouchedEntries } from './untouched-entries.js';

const shown = 10;

export const fetchScoreImports = handle('score/fetchScoreImports', async ({ input, caller, services }) => {
  const { class_id } = input;
  const { db } = services.store;
  const found = await db
    .selectFrom('class')
    .select('status')
    .where('class_id', '=', class_id)
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  const { rows } = await sql<ScoreImport>`
    select i.import_id, i.title, ${utcMoment('i.imported_at')} as imported_at, i.scores, i.taken_back,
      case when ${acceptsScores(found.status)}::boolean and i.undone_at is null
        then (select count(*)::int4 from ${untouchedEntries} where n.class_id = i.class_id and n.import_id = i.import_id)
        else 0 end as open
    from score_import i
    where i.class_id = ${class_id} and i.imported_by = ${caller.user_id}
    order by i.import_id desc limit ${shown}`.execute(db);
  return { items: rows };
});
