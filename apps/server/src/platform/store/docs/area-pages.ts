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

/** The schema as pages: an index, and for each area its diagram and tables. */
export const areaPages = (schema: Schema): readonly SchemaPage[] => {
  const { catalog, declared } = schema;
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
  const index = [
    '# The schema',
    '',
    `${note} The whole of it as SQL: [schema.sql](../schema.sql).`,
    '',
    '| area | tables |',
    '|---|---|',
    ...areas.map(
      ([area, tables]) =>
        `| [${titleOf(area)}](${area}.md) | ${tables.map((table) => `[${table}](${area}.md#${table})`).join(', ')} |`,
    ),
    '',
  ].join('\n');
  return [{ file: 'README.md', text: index }, ...pages];
};
