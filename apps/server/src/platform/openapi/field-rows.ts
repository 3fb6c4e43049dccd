import { describeType } from './describe-type.js';
import type { JsonSchema } from './json-schema.js';

/** A field as a row of a table: dotted name, type, and whether it must be there. */
export interface FieldRow {
  readonly name: string;
  readonly type: string;
  readonly note: string;
}

const objectsOf = (schema: JsonSchema): readonly JsonSchema[] => {
  if (schema.properties) return [schema];
  if (schema.items) return objectsOf(schema.items);
  return (schema.anyOf ?? schema.oneOf ?? []).flatMap(objectsOf);
};

const noteOf = ({ default: given }: JsonSchema, isRequired: boolean) => {
  if (given !== undefined) return `default ${JSON.stringify(given)}`;
  return isRequired ? 'required' : '';
};

/** The fields of a schema, nested ones after their parent; a choice of objects lists the fields of all. */
export const fieldRows = (schema: JsonSchema, prefix = ''): readonly FieldRow[] => {
  const rows = objectsOf(schema).flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).flatMap(([name, field]) => [
      { name: prefix + name, type: describeType(field), note: noteOf(field, required.includes(name)) },
      ...fieldRows(field, `${prefix}${name}.`),
    ]),
  );
  return rows.filter((row, index) => rows.findIndex(({ name }) => name === row.name) === index);
};
