import type { SmsAudience } from '@skillcert/core';
import { letGo } from '../state/let-go.js';

/** Rows that were selected in a list of a class, by id. */
interface HandedRows {
  readonly class_id: number;
  readonly ids: readonly string[];
  /** The audience of a message to them, if the list knows it. */
  readonly audience?: SmsAudience | undefined;
}

// There may be thousands of them, and they identify people: they stay in the page, and out of addresses and of
// browser storage (docs/adr/0050).
let handed: HandedRows | undefined;

/** Drops the passed rows, once the other screen has them. */
export const forgetHandedRows = (): void => {
  handed = undefined;
};

letGo.add(forgetHandedRows);

/**
 * Passes the selected rows of a list to the screen that opens next. No rows with an audience mean the whole
 * audience.
 */
export const handRowsOn = (
  class_id: number,
  selection: ReadonlySet<string>,
  audience?: SmsAudience,
): void => {
  handed = { class_id, ids: [...selection], audience };
};

/** The rows that another screen has passed to this one; none if they are of another class. */
export const handedRows = (class_id: number): readonly string[] =>
  handed?.class_id === class_id ? handed.ids : [];

/** The audience of a message to them, if the other screen gave one. */
export const handedAudience = (class_id: number): SmsAudience | undefined =>
  handed?.class_id === class_id ? handed.audience : undefined;
