import type { ImportField } from '@skillcert/api-client/contract';
import type { Kysely } from 'kysely';
import type { Keyring } from '../../../../platform/crypto/keyring.js';
import { keepColumns, readKeptColumns } from '../../../../platform/sheet/kept-columns.js';
import type { Database } from '../../../../platform/store/database.js';
import { type ColumnFields, guessColumns } from './guess-columns.js';
import { isReported } from './is-reported.js';

const family = 'candidates';

/** Returns the columns that an account chose for these headings before, or undefined. */
export type LayoutOf = (heads: readonly string[]) => ColumnFields | undefined;

/** The headings of a sheet without the columns that a report added: they are no part of its shape. */
const ownHeads = (heads: readonly string[]) => heads.filter((head) => !isReported(head));

/** Reads the layouts that an account chose before. */
export const readLayouts = async (
  db: Kysely<Database>,
  keyring: Keyring,
  user_id: number,
): Promise<LayoutOf> => {
  const kept = await readKeptColumns(db, keyring, { family, user_id });
  return (heads) => {
    // Only keepLayout writes them.
    const fields = kept(ownHeads(heads))?.values() as IterableIterator<ImportField | ''> | undefined;
    return fields && heads.map((head) => (isReported(head) ? '' : (fields.next().value ?? '')));
  };
};

interface Chosen {
  readonly user_id: number;
  readonly heads: readonly string[];
  readonly columns: ColumnFields;
  /** Whether the account chose another row as the header row. */
  readonly isOtherRow: boolean;
  readonly now: Date;
}

/**
 * Keeps the layout that an account chose, for the next sheet of the same shape. A layout that equals the guess from the
 * headings is kept only if it replaces another.
 */
export const keepLayout = async (
  db: Kysely<Database>,
  keyring: Keyring,
  { user_id, heads, columns, isOtherRow, now }: Chosen,
): Promise<void> => {
  const isKept = (await readLayouts(db, keyring, user_id))(heads) !== undefined;
  const isByHand = isOtherRow || guessColumns(heads).some((field, at) => field !== columns[at]);
  if (!isKept && !isByHand) return;
  const fields = columns.filter((_, at) => !isReported(heads[at] ?? ''));
  await keepColumns(db, keyring, { family, user_id, heads: ownHeads(heads), fields, now });
};
