import { type Kysely, sql } from 'kysely';
import { arrayText } from '../../../platform/store/array-text.js';
import type { Database } from '../../../platform/store/database.js';
import type { NamedCertificate } from './evaluate-answer.js';
import type { AnswerLine } from './read-answer.js';

/** The certificates of a class that the lines of an answer name. */
export const readNamed = async (
  db: Kysely<Database>,
  class_id: number,
  lines: readonly AnswerLine[],
): Promise<readonly NamedCertificate[]> => {
  const numbers = arrayText([...new Set(lines.map(({ certificate_no }) => certificate_no))]);
  const { rows } = await sql<NamedCertificate>`
    select certificate_id, certificate_no, name, registry, registry_pack_id from certificate
    where class_id = ${class_id} and kind = 'candidate' and certificate_no = any(${numbers}::text[])`.execute(
    db,
  );
  return rows;
};
