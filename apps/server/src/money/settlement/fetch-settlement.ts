import { handle } from '../../http/calls/handle.js';
import { checkPeriod } from './check-period.js';
import { nameUnits } from './name-units.js';
import { readLines } from './read-lines.js';
import { movedIn, partOf, type SettledLine, settledIn, settleLines, sharersOf } from './settle-lines.js';

/** Lines by class, in their order: each class once. */
const byClass = (lines: readonly SettledLine[]): readonly (readonly [SettledLine, ...SettledLine[]])[] => {
  const groups = new Map<number, [SettledLine, ...SettledLine[]]>();
  for (const line of lines) {
    const group = groups.get(line.class_id);
    if (group) group.push(line);
    else groups.set(line.class_id, [line]);
  }
  return [...groups.values()];
};

/** Whether a class is called so in part, or its code begins so. */
const isNamed = (search: string) => {
  const wanted = search.toLowerCase();
  return ({ class_name, code }: SettledLine): boolean =>
    class_name.toLowerCase().includes(wanted) || code.toLowerCase().startsWith(wanted);
};

/** What falls to whom in a month, of the lines that they share in. */
const statementsOf = (month: string, lines: readonly SettledLine[]) =>
  sharersOf(lines).map((unit_id) => {
    const own = lines.filter(({ parts }) => parts.some((part) => part.unit_id === unit_id));
    return { month, unit_id, ...movedIn(own), part_cents: partOf(own, unit_id) };
  });

export const fetchSettlement = handle(
  'payment/fetchSettlement',
  async ({ input: { from, to, page, limit, search = '' }, services: { store, programme } }) => {
    const months = checkPeriod({ from, to });
    const lines = settleLines(await readLines(store.db, { from, to }, programme));
    const nameOf = await nameUnits(store.db, sharersOf(lines));
    const ofMonth = (month: string) => lines.filter((line) => line.month === month);
    const classes = byClass(lines.filter(isNamed(search)));
    return {
      currency: programme.currency,
      totals: settledIn(lines),
      months: months.map((month) => ({ month, ...settledIn(ofMonth(month)) })),
      statements: months
        .toReversed()
        .flatMap((month) => statementsOf(month, ofMonth(month)))
        .map((each) => ({ ...each, com_name: nameOf(each.unit_id) })),
      items: classes.slice((page - 1) * limit, page * limit).map((group) => {
        const [{ class_id, class_name, code }] = group;
        return { class_id, class_name, code, ...settledIn(group) };
      }),
      total: classes.length,
    };
  },
);
