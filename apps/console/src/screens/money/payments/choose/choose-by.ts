import { addCents } from '@skillcert/core';

/** A candidate whose fee may be paid. */
export interface Choosable {
  readonly enrolment_id: number;
  readonly fee_cents: number;
  /** The part of the fee that is here already. */
  readonly received_cents?: number;
}

/** People by their id, in the order in which they were chosen. */
export type Chosen<Row> = ReadonlyMap<string, Row>;

const byId = <Row extends Choosable>(rows: readonly Row[]): Chosen<Row> =>
  new Map(rows.map((row) => [String(row.enrolment_id), row]));

/** The chosen people once these ids are, of the page that is shown or chosen before on any page. */
export const chosenBy = <Row extends Choosable>(
  ids: ReadonlySet<string>,
  { before, shown }: { readonly before: Chosen<Row>; readonly shown: readonly Row[] },
): Chosen<Row> => {
  const seen = byId(shown);
  return byId([...ids].flatMap((id) => before.get(id) ?? seen.get(id) ?? []));
};

/** The chosen people with more of them, each once. */
export const withMore = <Row extends Choosable>(before: Chosen<Row>, more: readonly Row[]): Chosen<Row> =>
  new Map([...before, ...byId(more)]);

/** The sum of what is due for people. */
export const dueOf = (people: Iterable<Choosable>): number =>
  addCents(...[...people].map(({ fee_cents, received_cents = 0 }) => fee_cents - received_cents));

/** The most people of one class, which a payment is of. */
export const mostOfOneClass = (people: Iterable<{ readonly class_id?: number }>): number => {
  const counts = new Map<number | undefined, number>();
  for (const { class_id } of people) counts.set(class_id, (counts.get(class_id) ?? 0) + 1);
  return Math.max(0, ...counts.values());
};

/** A group of people by which others are left out, with their number. */
export interface PeopleGroup {
  readonly value: string;
  readonly name: string;
  readonly count: number;
}

/**
 * The groups to choose from, with the chosen one: it stays there, with nobody, while it filters but its last member
 * has paid.
 */
export const withChosen = (
  groups: readonly PeopleGroup[],
  chosen: PeopleGroup | undefined,
  value: string,
): readonly PeopleGroup[] =>
  chosen?.value !== value || groups.some((each) => each.value === value)
    ? groups
    : [...groups, { ...chosen, count: 0 }];

/** All or the first who fit the filters, as they are by now. */
interface Read<Row> {
  readonly items: readonly Row[];
  readonly total: number;
}

/** Those whom a click chooses. */
export interface Fitting<Row> {
  readonly people: readonly Row[];
  /** The number of those who fit, where it has become more than are chosen at once: nobody is then. */
  readonly outgrown?: number;
}

/** All who fit the filters; nobody if they have become more than one payment can be for. */
export const allThatFit = <Row>({ items, total }: Read<Row>, most: number): Fitting<Row> =>
  total > most ? { people: [], outgrown: total } : { people: items };

/** The first who fit the filters, as many as one payment can be for. */
export const firstThatFit = <Row>({ items }: Read<Row>, most: number): Fitting<Row> => ({
  people: items.slice(0, most),
});

/** The unit that pays for all of these people, by which they are narrowed; an empty text if some are of another one. */
export const payingUnit = (
  people: Iterable<{ readonly com_name: string | null }>,
  unit: { readonly com_name: string } | undefined,
): string => (unit && [...people].every(({ com_name }) => com_name === unit.com_name) ? unit.com_name : '');
