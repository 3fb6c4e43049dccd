import { type CandidateField, fieldsWhere } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';

/** The fields of a candidate that are stored as text, each in the column of its name. */
export const textFields = fieldsWhere({ kept: 'text' });

/** The columns of these fields, with the alias of their table. */
export const textColumns = (
  alias: string,
  fields: readonly CandidateField[] = textFields,
): RawBuilder<unknown> => sql.join(fields.map((field) => sql.ref(`${alias}.${field}`)));
