import { type CellObject, SSF } from '@e965/xlsx';
import { importLimits } from '@skillcert/core';
import type { CellFlaw } from '../sheet-row.js';

/** Spreadsheets keep this many digits of a number; the digits that they store behind them are noise. */
export const keptDigits = 15;
const firstCut = 10 ** keptDigits;

/** A number of 16 or more digits that a spreadsheet has shortened to a text: `3.10105E+17`. */
const shortened = /^\d(?:\.\d+)?E\+(?:1[5-9]|[2-9]\d)$/i;

/** A format such as `00000`, which writes a number with leading zeros. */
const padded = /^0{2,}$/;

/** The text of a cell, or the reason why it cannot be read. */
export type ReadCell = string | { readonly why: CellFlaw['why'] };

interface DateSystem {
  /** Whether days are counted from 1904, as early programs of Apple did. */
  readonly date1904: boolean;
}

const two = (value: number) => String(value).padStart(2, '0');

/**
 * The day of a number that is shown as one, followed by its time if it has one; the time alone if the
 * number is below 1.
 */
const dayOf = (value: number, { date1904 }: DateSystem): string => {
  const { y, m, d, H, M, S } = SSF.parse_date_code(value, { date1904 });
  const time = `${two(H)}:${two(M)}${S ? `:${two(S)}` : ''}`;
  if (value < 1) return time;
  return `${y}-${two(m)}-${two(d)}${value % 1 === 0 ? '' : ` ${time}`}`;
};

const numberOf = (value: number, format: string, system: DateSystem): ReadCell => {
  if (!Number.isFinite(value)) return { why: 'cell_error' };
  if (SSF.is_date(format) && value >= 0) return dayOf(value, system);
  if (Math.abs(value) >= firstCut) return { why: 'lost_digits' };
  const text = String(Number(value.toPrecision(keptDigits)));
  return padded.test(format) ? text.padStart(format.length, '0') : text;
};

/**
 * Marks that keep a text from becoming a number: `="00123"`, or an apostrophe before it. The apostrophe also keeps a
 * text from becoming a formula.
 */
const asText = /^="([^"]*)"$|^'(?=\s*[\d=+\-@＝＋－＠])(.*)$/s;

/** Blanks other than the plain one, such as the wide one of Chinese and the one that keeps words together. */
const otherBlanks = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

/** Characters that nobody sees: marks of byte order and of direction, blanks without width, soft hyphens. */
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Joiners are letters of some scripts, such as the Persian; beside others they are noise of a copied text. */
const strayJoiners =
  /(?<![\p{Script=Arabic}\p{Script_Extensions=Deva}\p{M}\p{Extended_Pictographic}])[\u200c\u200d]/gu;

/** A text in one form for every reader: plain blanks, and no characters that nobody sees. */
const plainText = (text: string): string =>
  text.replaceAll('\u0000', '').replace(unseen, '').replace(strayJoiners, '').replace(otherBlanks, ' ');

/** A text as it is kept: trimmed, plain, and without the marks that kept it from becoming a number. */
export const readText = (written: string): ReadCell => {
  const text = plainText(written).trim();
  const [, quoted, marked] = asText.exec(text) ?? [];
  const trimmed = (quoted ?? marked ?? text).trim();
  if (trimmed.length > importLimits.cell_max) return { why: 'cell_too_big' };
  // This character replaces bytes that could not be decoded; nobody types it.
  if (trimmed.includes('\ufffd')) return { why: 'cell_error' };
  return shortened.test(trimmed) ? { why: 'lost_digits' } : trimmed;
};

/** The text of a workbook's cell. A formula has the result that is stored with it: nothing is calculated. */
export const readCell = ({ t, v, f, z = 'General' }: CellObject, system: DateSystem): ReadCell => {
  if (t === 'e') return { why: 'cell_error' };
  // The library gives 0 for a formula that no program has calculated yet.
  if (f !== undefined && (v === undefined || v === 0)) return { why: 'formula' };
  if (v === undefined || v === null) return '';
  switch (typeof v) {
    case 'number':
      return numberOf(v, String(z), system);
    case 'boolean':
      return v ? 'TRUE' : 'FALSE';
    default:
      return readText(String(v));
  }
};
