import type { StatementField } from '@skillcert/api-client/contract';
import { besideNumbers, type DayRules, findNumbers, isDay, type Programme } from '@skillcert/core';
import { maskNumbers } from '../../../platform/sheet/mask-numbers.js';
import { readCents } from '../../../platform/sheet/read-cents.js';
import { readDay } from '../../../platform/sheet/read-day.js';
import type { SheetRow } from '../../../platform/sheet/sheet-row.js';
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
  /** The whole line in one form, by which it differs from others. */
  readonly whole: string;
}

/** Placeholders that some banks write for no money in the column of incoming money. */
export const filler = /^[-－—/]*$/;
/** Money that neither came in nor went out: an app moved it between a person's own accounts, or only held it. */
const neutral = /^(?:\/|不计|中性)/;
const outgoing = /^(?:借|支|付|出|d\b|dr|debit|cargo|debe)/i;
/** The most parts of a purpose that are examined as names. */
const namesMax = 12;
/** Separators of the names and words in a purpose. */
const between = /[^\p{L}\p{M}\s.·’'-]+/u;
const nameLike = /^\p{L}[\p{L}\p{M}\s.·’'-]{1,40}$/u;

/** Some banks write the account and its holder in one column. */
const accountBefore = /^[\d*]{4,}\s*[/|\s]\s*/;

const clock = /(?:^|[ T])(\d{1,2}):(\d{2})(?::(\d{2}))?(?!\d)/;
/** Some banks write the time as six digits in a column of its own. */
const sixFigures = /^([01]\d|2[0-3])([0-5]\d)([0-5]\d)$/;

export const readTime = (text: string): string | null => {
  const [, hour, ...rest] = clock.exec(text) ?? sixFigures.exec(text) ?? [];
  const said = hour && [hour.padStart(2, '0'), ...rest].filter((part) => part !== undefined).join(':');
  // Programs write midnight behind a day that has no time.
  return said && !/^00:00(?::00)?$/.test(said) ? said : null;
};

/** Normalises a text. The mark before it, which keeps a spreadsheet from shortening a number, is removed. */
export const plain = (text: string) =>
  text.normalize('NFKC').replace(/^[`']/, '').replace(/\s+/g, ' ').trim();

/** The payer, and the parts of the purpose: whole between separators, and word by word. */
const namesIn = (payer_name: string, note: string): string[] => {
  const said = note.split(between).flatMap((part) => [part.trim(), ...part.trim().split(/\s+/)]);
  const names = new Set([payer_name, ...said].filter((text) => nameLike.test(text)));
  return [...names].slice(0, namesMax);
};

/** The rules for reading a line: how enrolments are numbered, and in which order days are written. */
export interface LineRules {
  readonly programme: Pick<Programme, 'numbers'>;
  readonly days: DayRules;
}

/**
 * Reads one row by its columns.
 * @returns `outgoing` for money that went out or no money at all, `unread` if the day or the amount cannot be read
 */
export const readLine = (
  { row_no, cells, flaws, date1904 }: SheetRow,
  fields: StatementColumns,
  { programme, days }: LineRules,
): ReadLine | 'outgoing' | 'unread' => {
  const each = (field: StatementField) =>
    fields.flatMap((one, at) => (one === field ? [plain(cells[at] ?? '')] : []));
  const all = (field: StatementField) => plain(each(field).join(' '));
  // A bank may have one column in the currency of the card and another in that of the account: one of them is filled.
  const filled = (field: StatementField) => each(field).find((text) => !filler.test(text)) ?? '';
  const amount = filled(fields.includes('credit') ? 'credit' : 'amount');
  if (flaws.some(({ column }) => ['date', 'credit', 'amount'].includes(fields[column] ?? '')))
    return 'unread';
  // A column for incoming money alone is empty for outgoing money.
  if (fields.includes('credit') && amount === '') return 'outgoing';
  if (outgoing.test(all('direction')) || neutral.test(all('direction'))) return 'outgoing';
  const amount_cents = readCents(amount);
  // Many statements have another column for the time, or for the day of the entry.
  const paid_on = each('date')
    .map((day) => readDay(day, { ...days, date1904 }))
    .find(isDay);
  if (amount_cents === undefined || paid_on === undefined) return 'unread';
  if (amount_cents <= 0) return 'outgoing';
  const payer_name = all('payer').replace(accountBefore, '');
  const [note, reference] = [all('note'), all('reference')];
  return {
    row_no,
    paid_on,
    amount_cents,
    payer_name: maskNumbers(payer_name),
    note: besideNumbers(programme.numbers, note, maskNumbers),
    numbers: findNumbers(programme.numbers, `${note} ${payer_name}`),
    names: namesIn(payer_name, note),
    paid_at:
      each('date')
        .map(readTime)
        .find((time) => time !== null) ?? null,
    references: each('reference').filter((text) => !filler.test(text)),
    whole: JSON.stringify([paid_on, amount_cents, payer_name, note, reference]),
  };
};
