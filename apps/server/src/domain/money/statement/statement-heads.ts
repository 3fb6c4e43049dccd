import { type StatementField, statementField } from '@skillcert/api-client/contract';
import { bracketed, cleanHead, inOneLanguage, meaningOfParts } from '../../../platform/sheet/clean-head.js';
import { plainWord } from '../../../platform/sheet/plain-word.js';
import { withoutLegend } from './cells/direction-codes.js';
import { statementWords } from './statement-words.js';
import { otherHeads } from './words/other-heads.js';
import { orderWords, shareWords } from './words/share-words.js';

/** The field of each column of a statement; empty for a column that is not read. */
export type StatementColumns = readonly (StatementField | '')[];

const slashesAround = /^[/|]+|[/|]+$/g;
/** A head as it is looked up. */
const headWord = (text: string): string => plainWord(text).replace(slashesAround, '');

/** A field of a line, or what else a column says of its money. */
type HeadMeaning = StatementField | keyof typeof otherHeads;

const fieldOfWord: ReadonlyMap<string, HeadMeaning> = new Map(
  Object.entries({ ...otherHeads, ...statementWords }).flatMap(([field, words]) =>
    words.map((word) => [headWord(word), field as HeadMeaning] as const),
  ),
);

/** The columns of money. */
export const amountFields = ['credit', 'amount', 'balance'] as const satisfies readonly StatementField[];

/** Whether a column is one of money. */
export const isAmount = (field: string): boolean => amountFields.some((each) => each === field);

/** Whether the columns have the day and the incoming money, without which there is no line. */
export const isWhole = (columns: StatementColumns): boolean =>
  columns.includes('date') && (columns.includes('credit') || columns.includes('amount'));

/** Columns from their stored names; a name that is no field is empty. */
export const toColumns = (names: readonly string[]): StatementColumns =>
  names.map((name) => statementField.safeParse(name).data ?? '');

/** A bracket may name the direction of the money; any other is a unit or a translation. */
const inward = /收入|存入|转入|贷|入账|入金|^(?:money |paid )?in$|credit|abono|haber/i;
const outward = /支出|支取|转出|借|付出|出金|^(?:money |paid )?out$|debit|cargo|debe/i;

/** The upper word of a head over two rows, which adds nothing by calling its group "information". */
const groupFilling = /^(\([^)]+?)(?:信息|情况|资料)\)(?=.)/;

/** The number of a column without a mark behind it. */
const numbered = /^\s*\d{1,2}(?!\d)\s*(?=\D)/;

/** A unit at the end of a head, “收入金额万元”; 元 alone belongs to some words. */
const endsWithUnit = /(?<=[额入出方])(?:[百十千]?[万亿]|[千百])元$/;

const cleaned = (said: string): string =>
  cleanHead(said).replace(groupFilling, '$1)').replace(numbered, '').replace(endsWithUnit, '');

const fieldOf = (head: string): HeadMeaning | undefined =>
  fieldOfWord.get(headWord(head)) ?? fieldOfWord.get(headWord(inOneLanguage(head)));

/** The meaning of a header: “金额(元)” is an amount, “金额(收入)” is incoming money, and “金额(支出)” is outgoing. */
const meaningOfHead = (said: string): HeadMeaning | '' => {
  const head = cleaned(said);
  const whole = fieldOf(head);
  if (whole) return whole;
  const field =
    fieldOf(head.replace(bracketed, '')) ??
    meaningOfParts(head, fieldOf) ??
    fieldOf(withoutLegend(head)) ??
    '';
  if (field !== 'amount') return field;
  const way = Array.from(head.matchAll(bracketed), ([, inside = '']) => inside.trim());
  const [isIn, isOut] = [inward, outward].map((direction) => way.some((text) => direction.test(text)));
  if (isIn && isOut) return field;
  if (isIn) return 'credit';
  return isOut ? 'debit' : field;
};

const fieldOfHead = (said: string): StatementField | '' =>
  statementField.safeParse(meaningOfHead(said)).data ?? '';

/** Whether a text is the head of a column of money that went one way alone. */
export const isWayHead = (text: string): boolean => ['credit', 'debit'].includes(meaningOfHead(text));

/** Whether a text is the head of a column of money or of its balance. */
export const isMoneyHead = (text: string): boolean =>
  isWayHead(text) || ['amount', 'balance'].includes(meaningOfHead(text));

/** The columns whose heads say something of the money of a line, and are not read as a field of it. */
export const columnsBeside = (
  cells: readonly string[],
  meaning: keyof typeof otherHeads,
  fields: StatementColumns,
): readonly number[] =>
  cells.flatMap((cell, at) => (!fields[at] && meaningOfHead(cell) === meaning ? [at] : []));

const isCalled = (head: string, words: readonly string[]): boolean => {
  const word = headWord(inOneLanguage(cleaned(head).replace(bracketed, '')));
  return words.some((one) => headWord(one) === word);
};

/** The columns of what arrives, or of the price, beside what the payer paid. */
export const columnsOfShare = (cells: readonly string[], share: keyof typeof shareWords): readonly number[] =>
  cells.flatMap((cell, at) => (isCalled(cell, shareWords[share]) ? [at] : []));

/** Whether amounts are those of orders: a payment app names what it pays out, and a refund by its status. */
export const areOfOrders = (cells: readonly string[], fields: StatementColumns): boolean =>
  cells.some((cell, at) => fields[at] === 'amount' && isCalled(cell, orderWords));

/** Whether a text is the head of a column of currencies. */
export const isCurrencyHead = (text: string): boolean => meaningOfHead(text) === 'currency';

/** The columns of a header row; undefined if the row does not name the day and the incoming money. */
export const readHeads = (cells: readonly string[]): StatementColumns | undefined => {
  const fields = cells.map(fieldOfHead);
  return isWhole(fields) ? fields : undefined;
};
