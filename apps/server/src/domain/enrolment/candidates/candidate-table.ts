import type { CandidateRow } from '@skillcert/api-client/contract';
import { formatDateTime, recordOf } from '@skillcert/core';
import { sql } from 'kysely';
import type { Cell } from '../../../platform/documents/csv-line.js';
import type { ListTable } from '../../../platform/documents/list-file.js';
import { type Words, wordsIn } from '../../../platform/http/words.js';
import type { Services } from '../../../platform/services.js';
import { candidateColumns } from './candidate-columns.js';
import { type CandidateColumn, candidateExportColumns, exportedLines } from './candidate-word.js';

interface Exported {
  /** Class and enrolment of each row. */
  readonly ids: readonly (readonly [class_id: number, enrolment_id: number])[];
  readonly language: string;
}

interface Says {
  readonly words: Words;
  readonly time_zone: string;
}

/** Rows per query. */
const atOnce = 500;

/** The value of each column for a candidate. */
const cells: Readonly<Record<CandidateColumn, (row: CandidateRow, says: Says) => Cell>> = {
  name: (row) => row.name,
  id_masked: (row) => row.id_masked,
  phone_masked: (row) => row.phone_masked,
  ...recordOf(exportedLines, (name) => (row: CandidateRow) => row[name]),
  enroll_type: ({ enroll_type }, { words }) => words(`enroll_type.${enroll_type}`),
  class_code: (row) => row.class_code,
  class_name: (row) => row.class_name,
  enrol_no: (row) => row.enrol_no,
  status: ({ status }, { words }) => words(`review.status.${status}`),
  created_at: ({ created_at }, { time_zone: timeZone }) =>
    formatDateTime(created_at, { pattern: '{y}-{m}-{d} {h}:{i}', timeZone }),
};

/** The candidates of an export. They are read in parts while the file is sent. */
export const candidateTable = (
  { store, programme }: Pick<Services, 'store' | 'programme'>,
  { ids, language }: Exported,
): ListTable => {
  const says: Says = { words: wordsIn(language), time_zone: programme.time_zone };
  return {
    columns: candidateExportColumns.map((name) => ({ head: says.words(`candidate.column.${name}`) })),
    rows: async function* () {
      for (let from = 0; from < ids.length; from += atOnce) {
        const some = ids.slice(from, from + atOnce);
        const { rows } = await sql<CandidateRow>`
          select ${candidateColumns}
          from unnest(${some.map(([class_id]) => class_id)}::bigint[], ${some.map(([, id]) => id)}::bigint[])
              with ordinality as found (class_id, enrolment_id, place)
            join enrolment e on e.class_id = found.class_id and e.enrolment_id = found.enrolment_id
            join class c on c.class_id = e.class_id left join account a on a.user_id = e.reviewer_id
          order by found.place`.execute(store.db);
        yield rows.map((row) => candidateExportColumns.map((name) => cells[name](row, says)));
      }
    },
  };
};
