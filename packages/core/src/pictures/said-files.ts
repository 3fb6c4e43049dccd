import { isPictureName, namesFile, saidKey } from './photo-name.js';
import { type PhotoRow, personOf, push } from './photo-row.js';

/** The files that a sheet names for a person. */
export interface SaidFiles {
  readonly files: readonly string[];
  /** Whether it names them for somebody else too. */
  readonly isShared: boolean;
}

/**
 * The files of the rows that name one. A column of photos also has ticks and words such as 已交, which name none: those
 * that several people have are no name, even if a file is called so.
 */
export const saidFiles = (
  files: readonly string[],
  rows: readonly PhotoRow[],
): ReadonlyMap<number, SaidFiles> => {
  const names = new Map<string, string[]>();
  for (const file of files) push(names, saidKey(file.slice(file.lastIndexOf('/') + 1)), file);
  const firstOf = new Map<string, string>();
  const shared = new Set<string>();
  for (const row of rows) {
    const key = saidKey(row.said);
    const first = firstOf.get(key) ?? personOf(row);
    if (first !== personOf(row)) shared.add(key);
    firstOf.set(key, first);
  }
  return new Map(
    rows.flatMap(({ row_no, said }) => {
      const key = saidKey(said);
      const isShared = shared.has(key);
      const own = names.get(key) ?? [];
      const isName = isPictureName(said) || (!isShared && (own.length > 0 || namesFile(said)));
      return said !== '' && isName ? [[row_no, { files: own, isShared }] as const] : [];
    }),
  );
};
