import type { RegistryColumn, RegistryFact } from './registry-rules.js';

/** The cells of a line of a pack, from the facts of a certificate. */
export const registryLine = (
  columns: readonly RegistryColumn[],
  factOf: (fact: RegistryFact) => string,
): readonly string[] =>
  columns.map((column) => {
    if ('text' in column) return column.text;
    const fact = factOf(column.from);
    return column.values?.[fact] ?? fact;
  });
