import type { SittingRow } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { readTimeline } from '../../../platform/audit/read-timeline.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { sittingColumns, sittingsInRooms } from './sitting-columns.js';

export const fetchSittingById = handle('exam/fetchSittingById', async ({ input, services }) => {
  const { db } = services.store;
  const { class_id, sitting_id } = input;
  const { rows } = await sql<SittingRow>`
    select ${sittingColumns} from ${sittingsInRooms}
    where s.class_id = ${class_id} and s.sitting_id = ${sitting_id}`.execute(db);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  return { ...found, timeline: await readTimeline(db, class_id, 'sitting', sitting_id) };
});
