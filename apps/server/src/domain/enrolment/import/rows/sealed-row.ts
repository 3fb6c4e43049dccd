import type { Keyring } from '../../../../platform/crypto/keyring.js';
import type { SheetRow } from '../../../../platform/sheet/sheet-row.js';

/** What the cells of a row hold, and which of them could not be read. */
export type RowCells = Pick<SheetRow, 'cells' | 'flaws' | 'date1904'>;

const field = 'import_row';

/** Seals a row as it was sent: it is personal data from its first cell to its last. */
export const sealRow = (keyring: Keyring, { cells, flaws, date1904 }: RowCells): Buffer =>
  keyring.seal(field, JSON.stringify({ cells, flaws, date1904 }));

/** Opens a row. */
export const openRow = (keyring: Keyring, sealed: Buffer): RowCells =>
  // Nobody but sealRow writes what opens with this key.
  JSON.parse(keyring.open(field, sealed)) as RowCells;

const heads = 'import_heads';

/** Seals the first row, which may be a person where a sheet has no heads. */
export const sealHeads = (keyring: Keyring, texts: readonly string[]): Buffer =>
  keyring.seal(heads, JSON.stringify(texts));

/** Opens the first row. */
export const openHeads = (keyring: Keyring, sealed: Buffer): readonly string[] =>
  // Nobody but sealHeads writes what opens with this key.
  JSON.parse(keyring.open(heads, sealed)) as readonly string[];
