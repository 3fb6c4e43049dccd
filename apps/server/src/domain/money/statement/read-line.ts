import type { StatementField, UnreadPart } from '@skillcert/api-client/contract';
import { besideNumbers, type DayRules, findNumbers, isDay, type Programme } from '@skillcert/core';
import type { SheetRow } from '../../../platform/sheet/sheet-row.js';
import { maskNumbers } from '../../../platform/sheet/values/mask-numbers.js';
import { readDay } from '../../../platform/sheet/values/read-day.js';
import { payerName } from './cells/payer-name.js';
import { filler, plain } from './cells/plain-cell.js';
import { type MoneyDoubt, type MoneyRules, readMoney, textsOf } from './cells/read-money.js';
import { readStatus } from './cells/read-status.js';
import { readTime } from './cells/read-time.js';
import type { StatementColumns } from './statement-heads.js';

/** Money that came in, as a line of a statement describes it; amounts in integer cents. */
export interface ReadLine extends Pick<SheetRow, 'row_no'> {
  readonly paid_on: string;
  readonly amount_cents: number;
  readonly payer_name: string;
  readonly note: string;
  /** The enrolment numbers that its texts contain. */
  readonly numbers: readonly string[];
  /** The texts in it that may be the name of a candidate. */
  readonly names: readonly string[];
  /** The time of the day, `09:12` or `09:12:11`; null if unknown. */
  readonly paid_at: string | null;
  /** The numbers of its transaction. */
  readonly references: readonly string[];
  /** The bank's word for money that never came or went back; empty for money that came and stayed. */
  readonly status: string;
  /** The whole line in one form, by which it differs from others. */
  readonly whole: string;
  /** All its cells, also those that nobody reads, such as a balance. */
  readonly said: string;
}

/** The most parts of a purpose that are examined as names. */
const namesMax = 12;
/** The most characters of a status that are kept. */
const statusMax = 60;
/** Separators of the names and words in a purpose. */
const between = /[^\p{L}\p{M}\s.·•‧・∙⋅’‘ʼ'‐‑-]+/u;
const nameLike = /^\p{L}[\p{L}\p{M}\s.·•‧・∙⋅’‘ʼ'‐‑-]{1,40}$/u;

/** The account before a payer is part of the key of a line no more than it was when lines were first kept. */
const accountBefore = /^[\d*]{4,}\s*[/|\s]\s*/;

/** Dots stand within a name, or between it and another word. */
const dots = /[·•‧・∙⋅]/;

/** The payer, and the parts of the purpose: whole between separators, word by word, and between dots. */
const namesIn = (payer_name: string, note: string): string[] => {
  const said = note
    .split(between)
    .flatMap((part) => [part, ...part.trim().split(/\s+/), ...part.split(dots)]);
  const names = new Set(
    [payer_name, ...said].map((text) => text.trim()).filter((text) => nameLike.test(text)),
  );
  return [...names].slice(0, namesMax);
};

const withoutFlawed = ({ flaws }: SheetRow, fields: StatementColumns): StatementColumns =>
  flaws.length === 0
    ? fields
    : fields.map((field, at) => (flaws.some(({ column }) => column === at) ? '' : field));

/** No statement is of so long ago. */
const oldest = '1980-01-01';

/** Whether money can have moved on a day: the calendar also has days that a typing error makes, such as of year 1. */
const isOfAccount = (day: string, today: string): boolean =>
  isDay(day) && day >= oldest && Number(day.slice(0, 4)) <= Number(today.slice(0, 4)) + 1;

/** The rules for reading a line: how enrolments are numbered, in which order days are written, and what money is. */
export interface LineRules extends MoneyRules {
  readonly programme: Pick<Programme, 'numbers'>;
  readonly days: DayRules;
}

/**
 * Reads one row by its columns.
 * @returns `outgoing` for money that went out or no money at all, and what of it cannot be read, or the doubt about
 * its money
 */
export const readLine = (
  row: SheetRow,
  fields: StatementColumns,
  rules: LineRules,
): ReadLine | 'outgoing' | UnreadPart | MoneyDoubt => {
  const { programme, days } = rules;
  const each = (field: StatementField) => textsOf(row, fields, field);
  const all = (field: StatementField) => plain(each(field).join(' '));
  const isFlawed = (field: StatementField) => row.flaws.some(({ column }) => fields[column] === field);
  if (isFlawed('date')) return 'day';
  if (isFlawed('status')) return 'status';
  const { way, cents } = readMoney(row, fields, rules);
  // Many statements have another column for the time, or for the day of the entry.
  const paid_on = each('date')
    .map((day) => readDay(day, { ...days, date1904: row.date1904 }))
    .find((day) => isOfAccount(day, days.today));
  if (way === 'none' && (cents === undefined || cents < 0 || paid_on !== undefined)) return 'outgoing';
  if (way !== 'none' && way !== 'in' && way !== 'unsaid') return way;
  const status = readStatus(each('status'));
  // A trade that was closed may have no direction, as it had no money.
  const isRead = way === 'in' || (way === 'unsaid' && status !== '');
  if (paid_on === undefined) return 'day';
  if (status === undefined) return 'status';
  if (!isRead) return 'direction';
  if (cents === undefined) return 'amount';
  const payer = all('payer').replace(accountBefore, '');
  const payer_name = payerName(each('payer'));
  const [note, reference] = [all('note'), all('reference')];
  return {
    row_no: row.row_no,
    paid_on,
    amount_cents: cents,
    payer_name: maskNumbers(payer_name),
    note: besideNumbers(programme.numbers, note, maskNumbers),
    numbers: findNumbers(programme.numbers, `${note} ${payer}`),
    names: namesIn(payer_name, note),
    paid_at:
      each('date')
        .map(readTime)
        .find((time) => time !== null) ?? null,
    // Of a number that was cut, others are the beginning too.
    references: textsOf(row, withoutFlawed(row, fields), 'reference').filter((text) => !filler.test(text)),
    status: status.slice(0, statusMax),
    whole: JSON.stringify([paid_on, cents, payer, note, reference]),
    said: JSON.stringify(row.cells),
  };
};
