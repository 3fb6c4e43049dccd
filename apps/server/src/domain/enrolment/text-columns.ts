import { type CandidateField, fieldsWhere } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';

/** The fields of a candidate that stand as text in a column of that name. */
export const textFields = fieldsWhere({ kept: 'text' });

/** The columns of such fields, with the alias of their table. */
export const textColumns = (
  alias: string,
  fields: readonly CandidateField[] = textFields,
): RawBuilder<unknown> => sql.join(fields.map((field) => sql.ref(`${alias}.${field}`)));
