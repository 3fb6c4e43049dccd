import type { PapersRecord } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { papersColumns } from './papers-columns.js';

export const fetchPapers = handle(
  'exam/fetchPapers',
  async ({ input: { class_id }, caller, services: { store, now } }) => {
    const { rows } = await sql<{ print: PapersRecord | null }>`
      select (select row_to_json(x) from (select ${papersColumns} from exam_papers p
        where p.class_id = c.class_id and p.asked_by = ${caller.user_id} and p.expires_at > ${now()}) as x) as print
      from class c where c.class_id = ${class_id}`.execute(store.db);
    const [found] = rows;
    if (!found) throw new Refusal('not_found');
    return found;
  },
);
