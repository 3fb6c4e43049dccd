import type { Catalog, CatalogColumn } from './read-catalog.js';
import type { DeclaredTable } from './read-row-types.js';
import { tablesOf } from './schema-sql.js';

type Declared = ReadonlyMap<string, DeclaredTable>;
type Writers = ReadonlyMap<string, readonly string[]>;

/** The schema as the database has it, as the row types declare it, and the files that write each table. */
interface Schema {
  readonly catalog: Catalog;
  readonly declared: Declared;
  readonly writers: Writers;
}

/** A page of the folder `docs/schema`. */
export interface SchemaPage {
  readonly file: string;
  readonly text: string;
}

const note = 'Written by `npm run schema-docs` from the migrated database and the comments of the row types.';

const titleOf = (area: string) => {
  const words = area.replaceAll('-', ' ');
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
};

const areasOf = (catalog: Catalog, declared: Declared) => {
  const areas = new Map<string, string[]>();
  for (const table of tablesOf(catalog)) {
    const area = declared.get(table)?.area ?? 'other';
    areas.set(area, [...(areas.get(area) ?? []), table]);
  }
  return areas;
};

/** The values that a column takes, where its type names them one by one. */
const valuesOf = (type: string) =>
  /^("[^"]+"( \| )?){2,}$/.test(type) ? type.replaceAll('"', '`').replaceAll(' | ', ', ') : '';

const columnRow = (
  catalog: Catalog,
  declared: Declared,
  { table, column, type, nullable }: CatalogColumn,
) => {
  const known = declared.get(table)?.columns.get(column);
  const goes = catalog.references.filter((each) => each.table === table && each.columns === column);
  const says = [
    catalog.keys.has(`${table}.${column}`) ? 'Key.' : '',
    known?.says ?? '',
    known ? valuesOf(known.type) : '',
    ...goes.map(({ target }) => `→ \`${target}\``),
  ];
  return `| \`${column}\` | ${type}${nullable ? ', null' : ''} | ${says.filter(Boolean).join(' ').replaceAll('|', '\\|')} |`;
};

const diagram = (catalog: Catalog, tables: readonly string[]) => {
  const keys = (table: string) =>
    catalog.columns
      .filter((each) => each.table === table && catalog.keys.has(`${table}.${each.column}`))
      .map(({ column, type }) => `    ${type.replaceAll(' ', '_')} ${column} PK`);
  const entities = tables.map((table) => `  ${table} {\n${keys(table).join('\n')}\n  }`);
  const arrows = catalog.references
    .filter(({ table, target }) => tables.includes(table) || tables.includes(target))
    .map(({ table, target, columns }) => `  ${target} ||--o{ ${table} : "${columns}"`);
  return ['```mermaid', 'erDiagram', ...entities, ...new Set(arrows), '```'].join('\n');
};

const writtenBy = (writers: Writers, table: string) => {
  const files = writers.get(table) ?? [];
  return files.length > 0
    ? `Written by ${files.map((file) => `\`${file}\``).join(', ')}.`
    : 'Written by a trigger or a migration.';
};

/** The area of the server with most of the files that write these tables. */
const serverAreaOf = (writers: Writers, tables: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const file of tables.flatMap((table) => writers.get(table) ?? [])) {
    const area = /^domain\/(?!foundation)([^/]+)/.exec(file)?.[1] ?? 'platform';
    counts.set(area, (counts.get(area) ?? 0) + 1);
  }
  return [...counts].toSorted(([a, one], [b, other]) => other - one || a.localeCompare(b))[0]?.[0] ?? '';
};

const tablePart = ({ catalog, declared, writers }: Schema, table: string) =>
  [
    `## ${table}`,
    '',
    declared.get(table)?.says ?? '',
    '',
    writtenBy(writers, table),
    '',
    '| column | type | |',
    '|---|---|---|',
    ...catalog.columns
      .filter((each) => each.table === table)
      .map((each) => columnRow(catalog, declared, each)),
    '',
  ].join('\n');

/** The schema as pages: an index by the areas of the server, and pages with a diagram and tables each. */
export const areaPages = (schema: Schema): readonly SchemaPage[] => {
  const { catalog, declared, writers } = schema;
  const areas = [...areasOf(catalog, declared)].toSorted(([a], [b]) => a.localeCompare(b));
  const pages = areas.map(([area, tables]) => ({
    file: `${area}.md`,
    text: [
      `# Tables: ${titleOf(area).toLowerCase()}`,
      '',
      diagram(catalog, tables),
      '',
      ...tables.map((table) => tablePart(schema, table)),
    ].join('\n'),
  }));
  const rows = areas
    .map(([area, tables]) => ({ area, tables, server: serverAreaOf(writers, tables) }))
    .toSorted((one, other) => one.server.localeCompare(other.server) || one.area.localeCompare(other.area));
  const index = [
    '# The schema',
    '',
    `${note} The whole of it as SQL: [schema.sql](../schema.sql). A page stands with the area of the server that writes most of it.`,
    '',
    '| area | page | tables |',
    '|---|---|---|',
    ...rows.map(
      ({ area, tables, server }) =>
        `| ${server} | [${titleOf(area)}](${area}.md) | ${tables.map((table) => `[${table}](${area}.md#${table})`).join(', ')} |`,
    ),
    '',
  ].join('\n');
  return [{ file: 'README.md', text: index }, ...pages];
};
