import { type Kysely, sql } from 'kysely';
import type { Database, ImportProblem } from '../../../../platform/store/database.js';
import type { RowVerdict } from './write-verdicts.js';

interface Place {
  readonly class_id: number;
  readonly import_id: number;
}

type Evaluated = RowVerdict & Required<Pick<RowVerdict, 'id_index' | 'phone_index'>>;

const isEvaluated = (verdict: RowVerdict): verdict is Evaluated =>
  verdict.id_index !== undefined && verdict.phone_index !== undefined;

/** Finds rows whose person or phone the class already has (0), or an earlier good row of the sheet (its number). */
const findEarlier = async (
  db: Kysely<Database>,
  { class_id, import_id }: Place,
  rows: readonly Evaluated[],
) => {
  const wanted = sql`unnest(${rows.map(({ row_no }) => row_no)}::int4[], ${rows.map(({ id_index }) => id_index)}::bytea[],
    ${rows.map(({ phone_index }) => phone_index)}::bytea[]) as w (row_no, id_index, phone_index)`;
  const above = sql`i.class_id = ${class_id} and i.import_id = ${import_id} and i.state = 'good' and i.row_no < w.row_no`;
  // Joins to unnest() keep the plan on the indexes, even without statistics for a table that was just filled.
  const { rows: found } = await sql<{ row_no: number; first: number }>`
    select w.row_no, 0 as first from ${wanted} join enrolment e on e.class_id = ${class_id} and e.live_id_index = w.id_index
    union all
    select w.row_no, 0 from ${wanted} join enrolment e on e.class_id = ${class_id} and e.live_phone_index = w.phone_index
    union all
    select w.row_no, i.row_no from ${wanted} join import_row i on i.id_index = w.id_index and ${above}
    union all
    select w.row_no, i.row_no from ${wanted} join import_row i on i.phone_index = w.phone_index and ${above}`.execute(
    db,
  );
  const first = new Map<number, number>();
  for (const each of found)
    first.set(each.row_no, Math.min(each.first, first.get(each.row_no) ?? each.first));
  return first;
};

const said = (first: number): ImportProblem =>
  first === 0
    ? { say: 'error.already_enrolled' }
    : { say: 'import.problem.repeated', values: { row: first } };

const keysOf = ({ id_index, phone_index }: Evaluated): readonly string[] => [
  ...(id_index ? [`id ${id_index.toString('base64')}`] : []),
  ...(phone_index ? [`phone ${phone_index.toString('base64')}`] : []),
];

/**
 * Marks duplicates in the verdicts of the next rows: a person or phone that is already in the class, further up in the
 * sheet, or among these rows. A row that has other problems gets this as one more problem.
 */
export const markDoubles = async (
  db: Kysely<Database>,
  place: Place,
  verdicts: readonly RowVerdict[],
): Promise<readonly RowVerdict[]> => {
  const evaluated = verdicts.filter(isEvaluated);
  if (evaluated.length === 0) return verdicts;
  const earlier = await findEarlier(db, place, evaluated);
  const here = new Map<string, number>();
  return verdicts.map((verdict) => {
    if (!isEvaluated(verdict)) return verdict;
    const { row_no, state, problems } = verdict;
    const keys = keysOf(verdict);
    const first = earlier.get(row_no) ?? keys.map((key) => here.get(key)).find((row) => row !== undefined);
    if (first !== undefined && state === 'good') return { row_no, state: 'double', problems: [said(first)] };
    if (first !== undefined) return { ...verdict, problems: [...problems, said(first)] };
    // A row that is not enrolled is not the first of a duplicate.
    if (state === 'good') for (const key of keys) here.set(key, row_no);
    return verdict;
  });
};
