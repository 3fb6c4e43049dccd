import type { RegistryColumn, RegistryFact } from './registry-rules.js';

/** What a line of a pack has in each column, by what a certificate says of itself. */
export const registryLine = (
  columns: readonly RegistryColumn[],
  factOf: (fact: RegistryFact) => string,
): readonly string[] =>
  columns.map((column) => {
    if ('text' in column) return column.text;
    const fact = factOf(column.from);
    return column.values?.[fact] ?? fact;
  });
