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

const valuesOf = (field: JsonSchema | undefined) =>
  field?.const === undefined ? (field?.enum ?? []) : [field.const];

/** The field that tells the objects of a choice apart: each of them gives it other values. */
const discriminatorOf = (objects: readonly JsonSchema[]) =>
  objects.length === 1
    ? undefined
    : Object.keys(objects[0]?.properties ?? {}).find((name) => {
        const values = objects.map(({ properties }) => valuesOf(properties?.[name]));
        return (
          values.every(({ length }) => length > 0) && new Set(values.flat()).size === values.flat().length
        );
      });

const noteOf = (name: string, objects: readonly JsonSchema[]) => {
  const having = objects.filter(({ properties }) => properties?.[name]);
  const given = having[0]?.properties?.[name]?.default;
  if (given !== undefined) return `default ${JSON.stringify(given)}`;
  const requiring = having.filter(({ required }) => required?.includes(name));
  if (requiring.length === objects.length) return 'required';
  const discriminator = discriminatorOf(objects);
  if (!discriminator || (requiring.length === 0 && having.length === objects.length)) return '';
  const [word, some] = requiring.length > 0 ? ['required', requiring] : ['only', having];
  return `${word} with ${discriminator} = ${some.flatMap(({ properties }) => valuesOf(properties?.[discriminator])).join(', ')}`;
};

/** The fields of a schema, nested ones after their parent; a choice of objects lists the fields of all. */
export const fieldRows = (schema: JsonSchema, prefix = ''): readonly FieldRow[] => {
  const objects = objectsOf(schema);
  const names = new Set(objects.flatMap(({ properties = {} }) => Object.keys(properties)));
  return [...names].flatMap((name) => {
    const field = { anyOf: objects.flatMap(({ properties }) => properties?.[name] ?? []) };
    return [
      { name: prefix + name, type: describeType(field), note: noteOf(name, objects) },
      ...fieldRows(field, `${prefix}${name}.`),
    ];
  });
};
