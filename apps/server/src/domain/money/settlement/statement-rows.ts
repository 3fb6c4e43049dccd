import { formatDateTime } from '@skillcert/core';
import { wordsIn } from '../../../platform/http/words.js';
import { type Moved, movedIn, partOf, type SettledLine } from './settle-lines.js';

/** The lines of one month that a unit, or the programme, shares in. */
export interface Statement {
  readonly month: string;
  /** The unit's name; null for the programme. */
  readonly com_name: string | null;
  readonly unit_id: number | null;
  /** The lines that it shares in. */
  readonly lines: readonly SettledLine[];
  readonly language: string;
  readonly time_zone: string;
}

/** A row of a statement, in the order of its columns: first its texts, then its amounts in cents. */
interface StatementRow {
  readonly texts: readonly string[];
  readonly cents: readonly number[];
}

const share = (basis_points: number | undefined) =>
  basis_points === undefined ? '' : `${basis_points / 100}%`;

const textsOf = ({ code, class_name, rule }: SettledLine, timeZone: string) => [
  code,
  class_name,
  rule ? formatDateTime(rule.from, { pattern: '{y}-{m}-{d}', timeZone }) : '',
  share(rule?.programme_bp),
  share(rule?.unit_bp),
  share(rule?.joint_bp),
];

const centsOf = ({ received_cents, refunded_cents, net_cents }: Moved, part: number) => [
  received_cents,
  refunded_cents,
  net_cents,
  part,
];

/** A row for each class and rule, and their totals. */
export const statementRows = ({
  unit_id,
  lines,
  language,
  time_zone,
}: Statement): { readonly rows: readonly StatementRow[]; readonly total: StatementRow } => ({
  rows: lines.map((line) => ({
    texts: textsOf(line, time_zone),
    cents: centsOf(line, partOf([line], unit_id)),
  })),
  total: {
    texts: ['', wordsIn(language)('settlement.sum'), '', '', '', ''],
    cents: centsOf(movedIn(lines), partOf(lines, unit_id)),
  },
});

/** The name of the unit, or of the programme, that a statement is for. */
export const sharerOf = ({ com_name, language }: Statement): string =>
  com_name ?? wordsIn(language)('settlement.programme');
