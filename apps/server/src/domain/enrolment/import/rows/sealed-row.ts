import type { Keyring } from '../../../../platform/crypto/keyring.js';
import type { SheetRow } from '../../../../platform/sheet/sheet-row.js';

/** The cells of a row, and those that could not be read. */
export type RowCells = Pick<SheetRow, 'cells' | 'flaws' | 'date1904' | 'width' | 'hidden'>;

const field = 'import_row';

/** Encrypts a row as it was sent: all of its cells are personal data. */
export const sealRow = (keyring: Keyring, { cells, flaws, date1904, width, hidden }: RowCells): Buffer =>
  keyring.seal(field, JSON.stringify({ cells, flaws, date1904, width, hidden }));

/** Decrypts a row. */
export const openRow = (keyring: Keyring, sealed: Buffer): RowCells =>
  // Only sealRow writes data that this key opens.
  JSON.parse(keyring.open(field, sealed)) as RowCells;

const heads = 'import_heads';

/** Encrypts the header row, which may be personal data if a sheet has no headings. */
export const sealHeads = (keyring: Keyring, texts: readonly string[]): Buffer =>
  keyring.seal(heads, JSON.stringify(texts));

/** Decrypts the header row. */
export const openHeads = (keyring: Keyring, sealed: Buffer): readonly string[] =>
  // Only sealHeads writes data that this key opens.
  JSON.parse(keyring.open(heads, sealed)) as readonly string[];
