import { acceptsStudy } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { refuseClass } from '../../../platform/http/guards/hold-class.js';
import type { Database, Row } from '../../../platform/store/database.js';

interface Wanted {
  readonly class_id: number;
  readonly study_unit_id: number;
  readonly upload_key: string;
  readonly title: string;
  readonly size: number;
}

/** A file that is being sent, or was. */
export type Upload = Pick<
  Row<'study_file'>,
  'class_id' | 'study_unit_id' | 'file_id' | 'title' | 'media_type' | 'size' | 'seconds' | 'parts' | 'whole'
>;

/**
 * Locks the unit of a file, so that two senders take turns, and finds the parts that arrived. Candidates go on
 * opening the unit.
 * @throws a Refusal: not_found, class_state, or state_changed if no part arrived, or another file was begun
 * meanwhile
 */
export const findUpload = async (
  tx: Transaction<Database>,
  { class_id, study_unit_id, upload_key, title, size }: Wanted,
): Promise<Upload> => {
  const { rows } = await sql<Pick<Row<'class'>, 'status'>>`
    select t.status from study_unit u join class t on t.class_id = u.class_id
    where u.class_id = ${class_id} and u.study_unit_id = ${study_unit_id} for no key update of u`.execute(tx);
  const [unit] = rows;
  if (!unit) throw new Refusal('not_found');
  if (!acceptsStudy(unit.status)) throw refuseClass(unit.status);
  const file = await tx
    .selectFrom('study_file')
    .select(['class_id', 'study_unit_id', 'file_id', 'title', 'media_type'])
    .select(['size', 'seconds', 'parts', 'whole'])
    .where('class_id', '=', class_id)
    .where('study_unit_id', '=', study_unit_id)
    .where('upload_key', '=', upload_key)
    .executeTakeFirst();
  if (file?.title !== title || file.size !== size) throw new Refusal('state_changed');
  return file;
};
