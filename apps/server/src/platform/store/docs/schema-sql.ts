import type { Catalog, CatalogColumn, CatalogPart } from './read-catalog.js';

/** Names of the tables in the catalog, in their order. */
export const tablesOf = ({ columns }: Catalog): readonly string[] => [
  ...new Set(columns.map(({ table }) => table)),
];

const columnLine = ({ column, type, nullable, filled }: CatalogColumn) =>
  `  ${[column, type, filled, nullable ? '' : 'not null'].filter(Boolean).join(' ')}`;

/** The schema as one SQL file, for people and tools to read. Migrations make it; nothing runs it. */
export const schemaSql = (catalog: Catalog): string => {
  const of = (parts: readonly CatalogPart[], table: string) =>
    parts.filter((part) => part.table === table).map(({ definition }) => definition);
  const tables = tablesOf(catalog).map((table) => {
    const columns = catalog.columns.filter((column) => column.table === table).map(columnLine);
    const constraints = of(catalog.constraints, table).map((each) => `  ${each}`);
    const rest = [...of(catalog.indexes, table), ...of(catalog.triggers, table)].map((each) => `${each};\n`);
    return `create table ${table} (\n${[...columns, ...constraints].join(',\n')}\n);\n${rest.join('')}`;
  });
  const functions = catalog.functions.map(({ definition }) => `${definition.trim()};\n`);
  const head = '-- The schema after all migrations. Written by `npm run schema-docs`.\n';
  return [head, ...functions, ...tables].join('\n');
};
