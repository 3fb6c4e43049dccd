import { plain } from './photo-name.js';

/** A row of a sheet, as its photo may be named. */
export interface PhotoRow {
  readonly row_no: number;
  /** The file that the sheet itself names, or empty. */
  readonly said: string;
  readonly id_card: string;
  readonly name: string;
  /** The phone, or empty. */
  readonly phone?: string;
  /** The number that the sheet gives the person, or empty. */
  readonly number: string;
}

/** Identifies the person of a row: the rows of one identity are one person. */
export const personOf = ({ id_card, row_no }: PhotoRow): string => plain(id_card) || `row ${row_no}`;

/** Adds an item to its group. */
export const push = <Key, Item>(groups: Map<Key, Item[]>, key: Key, item: Item) => {
  const known = groups.get(key);
  if (known) known.push(item);
  else groups.set(key, [item]);
};
