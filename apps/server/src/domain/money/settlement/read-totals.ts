import type { Programme } from '@skillcert/core';
import type { Kysely } from 'kysely';
import type { Call } from '../../../platform/http/calls/handle.js';
import type { Database } from '../../../platform/store/database.js';
import { checkPeriod } from './check-period.js';
import { nameUnits } from './name-units.js';
import { readLines } from './read-lines.js';
import { movedIn, partOf, type SettledLine, settledIn, settleLines, sharersOf } from './settle-lines.js';

type Asked = Pick<Call<'payment/fetchSettlement'>['input'], 'from' | 'to' | 'search' | 'unit_id'>;

/** Groups lines by class, in their order. */
const byClass = (lines: readonly SettledLine[]): readonly (readonly [SettledLine, ...SettledLine[]])[] => {
  const groups = new Map<number, [SettledLine, ...SettledLine[]]>();
  for (const line of lines) {
    const group = groups.get(line.class_id);
    if (group) group.push(line);
    else groups.set(line.class_id, [line]);
  }
  return [...groups.values()];
};

/** Whether the name of a class contains the text, or its code begins with it. */
const isNamed = (search: string) => {
  const wanted = search.toLowerCase();
  return ({ class_name, code }: SettledLine): boolean =>
    class_name.toLowerCase().includes(wanted) || code.toLowerCase().startsWith(wanted);
};

/** The lines that a unit, or the programme, shares in. */
const sharedBy = (unit_id: number | null, lines: readonly SettledLine[]) =>
  lines.filter(({ parts }) => parts.some((part) => part.unit_id === unit_id));

/** The part of everybody who shares in a month, with the totals of the lines that they share in. */
const statementsOf = (month: string, lines: readonly SettledLine[]) =>
  sharersOf(lines).map((unit_id) => {
    const own = sharedBy(unit_id, lines);
    return { month, unit_id, ...movedIn(own), part_cents: partOf(own, unit_id) };
  });

/**
 * The receipts, refunds and parts of a period: in total, by month, by unit and month, and for the requested classes.
 * @throws a Refusal about the period
 */
export const readTotals = async (
  db: Kysely<Database>,
  { from, to, search = '', unit_id }: Asked,
  programme: Pick<Programme, 'time_zone' | 'currency'>,
) => {
  const months = checkPeriod({ from, to });
  const lines = settleLines(await readLines(db, { from, to }, programme));
  const nameOf = await nameUnits(db, sharersOf(lines));
  const ofMonth = (month: string) => lines.filter((line) => line.month === month);
  const listed = unit_id === undefined ? lines : sharedBy(unit_id, lines);
  return {
    totals: settledIn(lines),
    months: months.map((month) => ({ month, ...settledIn(ofMonth(month)) })),
    statements: months
      .toReversed()
      .flatMap((month) => statementsOf(month, ofMonth(month)))
      .map((each) => ({ ...each, com_name: nameOf(each.unit_id) })),
    classes: byClass(listed.filter(isNamed(search))).map((group) => {
      const [{ class_id, class_name, code }] = group;
      return { class_id, class_name, code, ...settledIn(group) };
    }),
  };
};
