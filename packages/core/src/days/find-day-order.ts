import { type DayOrder, type DayRules, dayOrders, dayReadings } from './read-written-day.js';

/** Other evidence about the days of a file. */
export interface DayEvidence extends Pick<DayRules, 'today'> {
  /** From and until when the file says that it is. */
  readonly period?: readonly [from: string, until: string] | undefined;
  /** Which day a text must mean, as another column says: the birth within a resident number. */
  readonly known?: ReadonlyMap<number, string> | undefined;
  /** Whether the days stand in their order: `sorted` in either direction, or in the one that a balance shows. */
  readonly sequence?: 'sorted' | 'rising' | 'falling' | undefined;
}

/** The order that was found for the days of a file. */
export interface FoundOrder {
  /** In which orders they can be read; one, unless somebody has to be asked. */
  readonly orders: readonly DayOrder[];
  /** The first day that can be read in two ways, with what it would be; none where nobody has to be asked. */
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

/** Keeps those that pass; where none does, the test says nothing. */
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
