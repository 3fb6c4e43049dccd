import type { ImportRecord } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { Keyring } from '../../../../platform/crypto/keyring.js';
import { wordsIn } from '../../../../platform/http/words.js';
import { writeSheet } from '../../../../platform/sheet/write-sheet.js';
import type { Database, ImportProblem } from '../../../../platform/store/database.js';
import { isReported } from '../rows/is-reported.js';
import { readField } from '../rows/read-values.js';
import { sayProblems } from '../rows/say-problems.js';
import { openRow } from '../rows/sealed-row.js';

/** Rows read at once. */
const atOnce = 500;

const width = 22;
const problemsWidth = 60;

type Found = Pick<ImportRecord, 'class_id' | 'import_id' | 'status' | 'columns' | 'day_order'>;

/** The rows, some hundred at a time. After the import ran, the enrolled ones are left out. */
async function* readRows(db: Kysely<Database>, { class_id, import_id, status }: Found) {
  const ran = status === 'done' || status === 'stopped';
  for (let after = 0; ; ) {
    const { rows } = await sql<{ row_no: number; cells_enc: Buffer; problems: ImportProblem[] }>`
      select row_no, cells_enc, problems from import_row
      where class_id = ${class_id} and import_id = ${import_id} and row_no > ${after}
        and state <> 'above' and not (${ran} and state = 'enrolled')
      order by row_no limit ${atOnce}`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.row_no;
  }
}

/** The sheet as it was sent, with one more column for the problems of each row. */
export const reportSheet = (
  db: Kysely<Database>,
  keyring: Keyring,
  found: Found,
  { language, today }: { readonly language: string; readonly today: string },
): Promise<Buffer> => {
  const words = wordsIn(language);
  const rules = { today, order: found.day_order ?? undefined };
  const kept = found.columns
    .map((column, at) => ({ ...column, at }))
    .filter(({ head, field }) => field !== '' || !isReported(head));
  const texts = async function* () {
    for await (const { cells_enc, problems } of readRows(db, found)) {
      const row = openRow(keyring, cells_enc);
      const said = sayProblems(problems, language).map(({ column, message }) =>
        column ? `${column}: ${message}` : message,
      );
      // A spreadsheet stores a day as a number, which nobody can read.
      const shown = kept.map(({ at, field }) => readField(row, at, field, rules));
      yield [...shown, said.join('\n')];
    }
  };
  return writeSheet({
    title: words('import.sheet'),
    columns: [
      ...kept.map(({ head }) => ({ head, width })),
      { head: words('import.problems'), width: problemsWidth },
    ],
    rows: texts(),
  });
};
