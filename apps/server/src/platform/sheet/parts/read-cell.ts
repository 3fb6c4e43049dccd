import { type CellObject, SSF } from '@e965/xlsx';
import { importLimits } from '@skillcert/core';
import type { CellFlaw } from '../sheet-row.js';

/** Spreadsheets keep this many digits of a number; the digits that they store behind them are noise. */
export const keptDigits = 15;
/** The first number that has more digits. */
export const firstCut = 10 ** keptDigits;

/** A number of 16 or more digits that a spreadsheet has shortened to a text: `3.10105E+17`. */
const shortened = /^\d(?:\.\d+)?E\+(?:1[5-9]|[2-9]\d)$/i;

/** A format such as `00000`, which writes a number with leading zeros. */
const padded = /^0{2,}$/;

/** The text of a cell, or the reason why it cannot be read. */
export type ReadCell = string | { readonly why: CellFlaw['why'] };

/** The facts of a workbook that hold for all its cells. */
export interface SaidOfBook {
  /** Whether days are counted from 1904, as early programs of Apple did. */
  readonly date1904: boolean;
  /** Whether its program has calculated its formulas, so that a result of 0 is one. */
  readonly isCalculated: boolean;
}

const two = (value: number) => String(value).padStart(2, '0');

/** Words and characters that a format shows as they are, and its language or currency, “[$-zh-CN]”. */
const shownAsIs = /"[^"]*"|\\.|\[\$[^\]]*\]/g;

/** Whether a format shows the hour: midnight is a time then. */
const showsTime = (format: string): boolean => /h/i.test(format.replace(shownAsIs, ''));

/**
 * The day of a number that is shown as one, followed by its time if it has one or its format shows one; the time alone
 * if the number is below 1.
 */
const dayOf = (value: number, format: string, { date1904 }: SaidOfBook): string => {
  const { y, m, d, H, M, S } = SSF.parse_date_code(value, { date1904 });
  const time = `${two(H)}:${two(M)}${S ? `:${two(S)}` : ''}`;
  if (value < 1) return time;
  return `${y}-${two(m)}-${two(d)}${value % 1 === 0 && !showsTime(format) ? '' : ` ${time}`}`;
};

const numberOf = (value: number, format: string, book: SaidOfBook): ReadCell => {
  if (!Number.isFinite(value)) return { why: 'cell_error' };
  if (SSF.is_date(format) && value >= 0) return dayOf(value, format, book);
  if (Math.abs(value) >= firstCut) return { why: 'lost_digits' };
  const text = String(Number(value.toPrecision(keptDigits)));
  return padded.test(format) ? text.padStart(format.length, '0') : text;
};

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

/**
 * Marks that keep a text from becoming a number: `="00123"`, or an apostrophe before it. The apostrophe also keeps a
 * text from becoming a formula.
 */
const asText = /^="([^"]*)"$|^'(?=\s*[\d=+\-@＝＋－＠])(.*)$/s;

/** The length of such marks. */
const asTextLength = '=""'.length;

/**
 * The same of programs that mark every text, with an apostrophe of any kind or a backtick. A mark that is closed is a
 * quotation, and one before words of letters may belong to a name: `'Abd al-Rahman`.
 */
const markedText = /^['`‘＇](?=[\d+-]|\p{Script=Han}|[A-Za-z]\S*[\d@]\S*$)([^'`’＇]+)$/u;

const beginsMarked = /^[='`‘＇]/;

const withoutMark = (said: string): string => {
  const [, quoted, marked = markedText.exec(said)?.[1]] = asText.exec(said) ?? [];
  return quoted ?? marked ?? said;
};

/** A text as it is kept: trimmed, plain, and without the marks that kept it from becoming a number. */
export const readText = (text: string): ReadCell => {
  const said = plainText(text).trim();
  if (said.length > importLimits.cell_max + asTextLength) return { why: 'cell_too_big' };
  const trimmed = (beginsMarked.test(said) ? withoutMark(said) : said).trim();
  if (trimmed.length > importLimits.cell_max) return { why: 'cell_too_big' };
  // This character replaces bytes that could not be decoded; nobody types it.
  if (trimmed.includes('\ufffd')) return { why: 'cell_error' };
  return shortened.test(trimmed) ? { why: 'lost_digits' } : trimmed;
};

/** The formula of a picture in a cell of WPS, which other programs do not know and show as a text. */
const shownPicture = /^=(?:_xlfn\.)?DISPIMG\(/i;

/** Whether a cell is a picture. */
export const isPicture = ({ v, f = '' }: CellObject): boolean =>
  shownPicture.test(`=${f}`) || (typeof v === 'string' && shownPicture.test(v));

/** The text of a workbook's cell. A formula has the result that is stored with it: nothing is calculated. */
export const readCell = ({ t, v, f, z = 'General' }: CellObject, book: SaidOfBook): ReadCell => {
  if (t === 'e') return { why: 'cell_error' };
  // The library gives 0 for a formula that no program has calculated yet, and some programs write it.
  if (f !== undefined && (v === undefined || (v === 0 && !book.isCalculated))) return { why: 'formula' };
  if (v === undefined || v === null) return '';
  switch (typeof v) {
    case 'number':
      return numberOf(v, String(z), book);
    case 'boolean':
      return v ? 'TRUE' : 'FALSE';
    default:
      return readText(String(v));
  }
};
