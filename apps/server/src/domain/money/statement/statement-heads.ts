import { type StatementField, statementField } from '@skillcert/api-client/contract';
import { plainWord } from '../../../platform/sheet/plain-word.js';
import { statementWords } from './statement-words.js';

/** The field of each column of a statement; empty for a column that is not read. */
export type StatementColumns = readonly (StatementField | '')[];

const fieldOfWord: ReadonlyMap<string, StatementField> = new Map(
  Object.entries(statementWords).flatMap(([field, words]) =>
    words.map((word) => [plainWord(word), field as StatementField] as const),
  ),
);

/** Whether the columns have the day and the incoming money, without which there is no line. */
export const isWhole = (columns: StatementColumns): boolean =>
  columns.includes('date') && (columns.includes('credit') || columns.includes('amount'));

/** Columns from their stored names; a name that is no field is empty. */
export const toColumns = (names: readonly string[]): StatementColumns =>
  names.map((name) => statementField.safeParse(name).data ?? '');

const bracketed = /[(（]([^)）]*)[)）]/g;
/** A bracket may name the direction of the money; any other is a unit. */
const inward = /收入|存入|转入|贷|入账|入金|\bin\b|credit|abono|haber/i;
const outward = /支出|支取|转出|借|付出|出金|\bout\b|debit|cargo|debe/i;

const han = /\p{Script=Han}/u;
const latin = /[A-Za-z][A-Za-z .]*/g;

/** Some banks name a column in two languages, “Trans Date 交易日期”. */
const inOneLanguage = (head: string): string => (han.test(head) ? head.replace(latin, '') : head);

/** The field of a header: “金额(元)” is an amount, “金额(收入)” is incoming money, and “金额(支出)” is not read. */
const fieldOfHead = (said: string): StatementField | '' => {
  const head = inOneLanguage(said);
  const whole = fieldOfWord.get(plainWord(said)) ?? fieldOfWord.get(plainWord(head));
  if (whole) return whole;
  const field = fieldOfWord.get(plainWord(head.replace(bracketed, ''))) ?? '';
  if (field !== 'amount') return field;
  const [way = ''] = [...head.matchAll(bracketed)].map(([, inside = '']) => inside);
  if (inward.test(way) && outward.test(way)) return field;
  if (inward.test(way)) return 'credit';
  return outward.test(way) ? '' : field;
};

/** The columns of a header row; undefined if the row does not name the day and the incoming money. */
export const readHeads = (cells: readonly string[]): StatementColumns | undefined => {
  const fields = cells.map(fieldOfHead);
  return isWhole(fields) ? fields : undefined;
};
