import { settleAmount } from '@skillcert/core';
import type { SettlementLine } from './read-lines.js';

/** Amounts of money that moved, in integer cents. */
export interface Moved {
  readonly received_cents: number;
  readonly refunded_cents: number;
  readonly net_cents: number;
}

/** A line with everybody's part of it. */
export interface SettledLine extends SettlementLine, Moved {
  readonly parts: ReturnType<typeof settleAmount>;
}

const sum = (figures: readonly number[]) => figures.reduce((all, each) => all + each, 0);

/** Shares out each line by the rule that was in force. */
export const settleLines = (lines: readonly SettlementLine[]): readonly SettledLine[] =>
  lines.map((line) => {
    const net_cents = line.received_cents - line.refunded_cents;
    return { ...line, net_cents, parts: settleAmount(net_cents, line.rule, line.of) };
  });

/** The totals of some lines. */
export const movedIn = (lines: readonly Moved[]): Moved => ({
  received_cents: sum(lines.map((line) => line.received_cents)),
  refunded_cents: sum(lines.map((line) => line.refunded_cents)),
  net_cents: sum(lines.map((line) => line.net_cents)),
});

/** The part of some lines that falls to a unit; null is the programme. */
export const partOf = (lines: readonly Pick<SettledLine, 'parts'>[], unit_id: number | null): number =>
  sum(
    lines.flatMap(({ parts }) =>
      parts.filter((part) => part.unit_id === unit_id).map((part) => part.amount_cents),
    ),
  );

/** The totals of some lines, with the part of the programme and that of all units together. */
export const settledIn = (lines: readonly SettledLine[]) => {
  const moved = movedIn(lines);
  const programme_cents = partOf(lines, null);
  return { ...moved, programme_cents, units_cents: moved.net_cents - programme_cents };
};

/** Everybody who shares in some lines: the programme first, then the units by number. */
export const sharersOf = (lines: readonly Pick<SettledLine, 'parts'>[]): readonly (number | null)[] => {
  const units = new Set(lines.flatMap(({ parts }) => parts.map(({ unit_id }) => unit_id ?? 0)));
  return [...units].sort((a, b) => a - b).map((unit_id) => unit_id || null);
};
