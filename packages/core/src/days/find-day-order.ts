import { type DayOrder, type DayRules, dayOrders, dayReadings } from './read-written-day.js';

/** The order of days: `sorted` in either direction, or in one. */
export type DaySequence = 'sorted' | 'rising' | 'falling';

/** Other evidence about the days of a file. */
export interface DayEvidence extends Pick<DayRules, 'today'> {
  /** The period that the file states. */
  readonly period?: readonly [from: string, until: string] | undefined;
  /** The day that a text must mean, by another column: the birth within a resident number. */
  readonly known?: ReadonlyMap<number, string> | undefined;
  /** The order of the days: `sorted` in either direction, or the direction that a balance shows. */
  readonly sequence?: DaySequence | undefined;
}

/** The order that was found for the days of a file. */
export interface FoundOrder {
  /** The possible orders; exactly one, unless a person has to choose. */
  readonly orders: readonly DayOrder[];
  /** The first ambiguous day, with its readings; absent if nobody has to choose. */
  readonly doubt?: { readonly text: string; readonly readings: Partial<Record<DayOrder, string>> };
}

type Readings = Partial<Record<DayOrder, string>>;

/** This many different days that stand in order prove by themselves that the file is sorted. */
const daysInOrder = 3;

const isMonotone = (days: readonly string[], sequence: DayEvidence['sequence']): boolean => {
  const isRising = days.every((day, at) => at === 0 || day >= (days[at - 1] ?? day));
  const isFalling = days.every((day, at) => at === 0 || day <= (days[at - 1] ?? day));
  if (sequence === 'rising') return isRising;
  if (sequence === 'falling') return isFalling;
  return isRising || isFalling;
};

const isWithin = (day: string, { today, period }: DayEvidence): boolean =>
  day <= today && (!period || (day >= period[0] && day <= period[1]));

/** Keeps the orders that pass; if none does, the test is ignored. */
const narrow = (orders: readonly DayOrder[], test: (order: DayOrder) => boolean): readonly DayOrder[] => {
  const left = orders.filter(test);
  return left.length > 0 ? left : orders;
};

/**
 * Finds the order in which the days of a file write their parts, from all of them together: a value above 12,
 * no day after today or outside the period, the values of another column, and the order of the rows. An order
 * that stays open is left for a person to choose.
 */
export const findDayOrder = (texts: readonly string[], evidence: DayEvidence): FoundOrder => {
  const read = texts.map((text, at) => ({ text, at, readings: dayReadings(text, evidence) }));
  const days = read.filter(({ readings }) => Object.keys(readings).length > 0);
  const isOpen = ({ readings }: { readonly readings: Readings }, orders: readonly DayOrder[]) =>
    new Set(orders.flatMap((order) => readings[order] ?? [])).size > 1;
  const open = days.filter((day) => isOpen(day, dayOrders));
  if (open.length === 0) return { orders: dayOrders };
  const inOrder = (order: DayOrder) => days.flatMap(({ readings }) => readings[order] ?? []);
  const tests: ((order: DayOrder) => boolean)[] = [
    (order) => days.every(({ readings }) => readings[order] !== undefined),
    (order) =>
      days.every(({ readings, at }) => (evidence.known?.get(at) ?? readings[order]) === readings[order]),
    (order) => inOrder(order).every((day) => isWithin(day, evidence)),
    (order) => {
      const said = inOrder(order);
      const tells = evidence.sequence === 'sorted' ? daysInOrder : 2;
      return !evidence.sequence || new Set(said).size < tells || isMonotone(said, evidence.sequence);
    },
  ];
  const orders = tests.reduce(
    narrow,
    dayOrders.filter((order) => open.some(({ readings }) => readings[order])),
  );
  const doubtful = open.find((day) => isOpen(day, orders));
  return doubtful ? { orders, doubt: { text: doubtful.text, readings: doubtful.readings } } : { orders };
};
