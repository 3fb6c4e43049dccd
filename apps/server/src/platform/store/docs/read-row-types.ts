import { basename, resolve } from 'node:path';
import ts from 'typescript';

/** A column as its row type declares it. */
interface DeclaredColumn {
  readonly says: string;
  /** As TypeScript reads a row, without null. */
  readonly type: string;
  readonly nullable: boolean;
  /** Whether a new row may leave it out. */
  readonly optional: boolean;
}

/** A table as its row type declares it. */
export interface DeclaredTable {
  /** From the name of its file: `exam` of `exam-tables.ts`. */
  readonly area: string;
  readonly says: string;
  readonly columns: ReadonlyMap<string, DeclaredColumn>;
}

const probe = `
import type { Insertable, Selectable } from 'kysely';
import type { Database } from './database.js';
export type Read = { [T in keyof Database]: Selectable<Database[T]> };
export type Written = { [T in keyof Database]: Insertable<Database[T]> };
export type Declared = Database;
`;

const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseFullyQualifiedType;

const openProgram = (folder: string) => {
  const root = resolve(folder, 'schema-probe.ts');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    customConditions: ['@skillcert/source'],
    types: ['node'],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (path) => path === root || fileExists(path);
  host.readFile = (path) => (path === root ? probe : readFile(path));
  host.getSourceFile = (path, version) =>
    path === root ? ts.createSourceFile(path, probe, version) : getSourceFile(path, version);
  const program = ts.createProgram([root], options, host);
  const source = program.getSourceFile(root);
  if (!source) throw new Error(`${root} is not read.`);
  return { checker: program.getTypeChecker(), source };
};

/** Reads the row types of the schema, with what their comments say. @param folder where `database.ts` stands */
export const readRowTypes = (folder: string): ReadonlyMap<string, DeclaredTable> => {
  const { checker, source } = openProgram(folder);
  const [read, written, declared] = ['Read', 'Written', 'Declared'].map((name) => {
    const alias = source.statements.find(
      (each): each is ts.TypeAliasDeclaration => ts.isTypeAliasDeclaration(each) && each.name.text === name,
    );
    if (!alias) throw new Error(`${name} is not declared.`);
    return checker.getTypeAtLocation(alias);
  });
  if (!read || !written || !declared) throw new Error('The types of the schema are not read.');
  const saidOf = (symbol: ts.Symbol | undefined) =>
    ts.displayPartsToString(symbol?.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim();
  const typeOf = (symbol: ts.Symbol) => checker.getTypeOfSymbolAtLocation(symbol, source);

  const columnsOf = (table: ts.Symbol, row: ts.Type) => {
    const added = written.getProperty(table.name);
    const new_row = added && typeOf(added);
    return new Map(
      typeOf(table)
        .getProperties()
        .map((column): [string, DeclaredColumn] => {
          const type = typeOf(column);
          const parts = type.isUnion() ? type.types : [type];
          const put = new_row?.getProperty(column.name);
          return [
            column.name,
            {
              says: saidOf(row.getProperty(column.name)),
              type: checker.typeToString(checker.getNonNullableType(type), undefined, flags),
              nullable: parts.some((part) => part.flags & ts.TypeFlags.Null),
              optional: !put || Boolean(put.flags & ts.SymbolFlags.Optional),
            },
          ];
        }),
    );
  };

  return new Map(
    read.getProperties().map((table): [string, DeclaredTable] => {
      const own = declared.getProperty(table.name);
      const row = own && typeOf(own);
      const file = row?.symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
      return [
        table.name,
        {
          area: basename(file).replace(/-tables\.ts$/, ''),
          says: saidOf(own) || saidOf(row?.symbol),
          columns: row ? columnsOf(table, row) : new Map(),
        },
      ];
    }),
  );
};
