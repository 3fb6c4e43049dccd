import type { EnrolmentRow } from '@skillcert/api-client/contract';
import { formatDateTime, recordOf } from '@skillcert/core';
import { sql } from 'kysely';
import type { Cell } from '../../../platform/documents/csv-line.js';
import type { ListTable } from '../../../platform/documents/list-file.js';
import { type Words, wordsIn } from '../../../platform/http/words.js';
import type { Services } from '../../../platform/services.js';
import { type EnrolmentColumn, enrolmentExportColumns, exportedLines } from '../candidates/candidate-word.js';
import { enrolmentRowColumns } from './enrolment-columns.js';

interface Exported {
  readonly class_id: number;
  readonly ids: readonly number[];
  /** Whether identity numbers and phones are shown in full. */
  readonly revealed: boolean;
  readonly language: string;
}

interface Row extends EnrolmentRow {
  readonly com_name: string | null;
  readonly id_card_enc: Buffer;
  readonly phone_enc: Buffer;
}

interface Says extends Pick<Services, 'keyring'>, Pick<Exported, 'revealed'> {
  readonly words: Words;
  readonly time_zone: string;
}

/** Rows per query. */
const atOnce = 500;

/** The value of each column for a candidate. */
const cells: Readonly<Record<EnrolmentColumn, (row: Row, says: Says) => Cell>> = {
  enrol_no: (row) => row.enrol_no,
  name: (row) => row.name,
  id_masked: (row, { keyring, revealed }) =>
    revealed ? keyring.open('id_card', row.id_card_enc) : row.id_masked,
  phone_masked: (row, { keyring, revealed }) =>
    revealed ? keyring.open('phone', row.phone_enc) : row.phone_masked,
  com_name: (row) => row.com_name,
  ...recordOf(exportedLines, (name) => (row: Row) => row[name]),
  enroll_type: ({ enroll_type }, { words }) => words(`enroll_type.${enroll_type}`),
  status: ({ status }, { words }) => words(`review.status.${status}`),
  created_at: ({ created_at }, { time_zone: timeZone }) =>
    formatDateTime(created_at, { pattern: '{y}-{m}-{d} {h}:{i}', timeZone }),
};

/** The candidates of a class for an export. They are read in parts while the file is sent. */
export const enrolmentTable = (
  { store, programme, keyring }: Pick<Services, 'store' | 'programme' | 'keyring'>,
  { class_id, ids, revealed, language }: Exported,
): ListTable => {
  const says: Says = { words: wordsIn(language), time_zone: programme.time_zone, keyring, revealed };
  return {
    columns: enrolmentExportColumns.map((name) => ({ head: says.words(`candidate.column.${name}`) })),
    rows: async function* () {
      for (let from = 0; from < ids.length; from += atOnce) {
        const some = ids.slice(from, from + atOnce);
        const { rows } = await sql<Row>`
          select ${enrolmentRowColumns}, u.com_name, e.id_card_enc, e.phone_enc
          from unnest(${some}::bigint[]) with ordinality as found (enrolment_id, place)
            join enrolment e on e.class_id = ${class_id} and e.enrolment_id = found.enrolment_id
            left join account a on a.user_id = e.reviewer_id left join unit u on u.unit_id = e.unit_id
          order by found.place`.execute(store.db);
        yield rows.map((row) => enrolmentExportColumns.map((name) => cells[name](row, says)));
      }
    },
  };
};
