import type { ImportStatus } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import type { Database, Row } from '../../../platform/store/database.js';
import type { ColumnFields } from './rows/guess-columns.js';

type Offered = Row<'candidate_import'>;

/** An import that the server works on, with the facts that its rows are evaluated on. */
export interface WorkedImport
  extends Omit<
    Row<'candidate_import'>,
    'columns' | 'heads_enc' | 'notes' | 'photos_left_enc' | 'title' | 'created_at' | 'expires_at'
  > {
  readonly columns: ColumnFields;
  readonly level: string;
  /** The types that the class offers now, and the units that take part in it. */
  readonly enroll_types: readonly Offered['enroll_type'][];
  readonly study_types: readonly Offered['study_type'][];
  readonly units: readonly { readonly unit_id: number; readonly com_name: string }[];
}

/** The import that has waited longest in a state. */
export const nextImport = async (
  db: Kysely<Database>,
  status: ImportStatus,
): Promise<WorkedImport | undefined> => {
  const { rows } = await sql<WorkedImport>`
    select i.class_id, i.import_id, i.status, i.columns, i.head_row, i.enroll_type, i.study_type, i.day_order, i.unit_id, i.photos_size, i.photos, i.updated_at,
      i.asked_by, i.asked_as, i.session_hash, i.address, i.request_id, i.language, c.level, c.enroll_types, c.study_types,
      coalesce((select jsonb_agg(jsonb_build_object('unit_id', cu.unit_id, 'com_name', u.com_name) order by u.com_name)
        from class_unit cu join unit u on u.unit_id = cu.unit_id where cu.class_id = i.class_id and c.class_type = 1), '[]') as units
    from candidate_import i join class c on c.class_id = i.class_id
    where i.status = ${status} order by i.updated_at, i.import_id limit 1`.execute(db);
  return rows[0];
};

/** A row that waits to be processed. */
export interface WaitingRow {
  readonly row_no: number;
  readonly cells_enc: Buffer;
}

/** The next rows of an import in a state, in the order of the sheet. */
export const nextRows = async (
  db: Kysely<Database>,
  { class_id, import_id }: WorkedImport,
  state: 'read' | 'good',
  most: number,
): Promise<readonly WaitingRow[]> => {
  const { rows } = await sql<WaitingRow>`
    select row_no, cells_enc from import_row
    where class_id = ${class_id} and import_id = ${import_id} and state = ${state}
    order by row_no limit ${most}`.execute(db);
  return rows;
};
