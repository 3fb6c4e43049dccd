import type { JsonSchema } from './json-schema.js';

const rangeOf = ({ minimum, maximum }: JsonSchema) => {
  const parts = [
    minimum !== undefined && Math.abs(minimum) < Number.MAX_SAFE_INTEGER ? `≥ ${minimum}` : '',
    maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? `≤ ${maximum}` : '',
  ].filter(Boolean);
  return parts.length > 0 ? ` ${parts.join(', ')}` : '';
};

/** The type of a field in a few words: `integer ≥ 1`, `list of string`, `"a" | "b" | null`. */
export const describeType = (schema: JsonSchema): string => {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(describeType))].join(' | ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.type === 'array') return `list of ${describeType(schema.items ?? {})}`;
  if (schema.format === 'date-time') return 'moment (ISO 8601)';
  return `${schema.format ?? schema.type ?? 'anything'}${rangeOf(schema)}`;
};
