import type { Denial, DoorPerson, InputOf, OutputOf } from '@skillcert/api-client';
import {
  awaitsDoor,
  isTicketCode,
  markAtDoor,
  normaliseScan,
  numberInScan,
  opensDoor,
  readTicketCode,
  type SignedTicket,
  sittingOfScan,
  wasReplaced,
} from '@skillcert/core';
import type { VerifyCode } from './verify-code.js';

type Roster = OutputOf<'class/fetchReportLists'>;

/** The device's own verdict on a scan. */
export interface OwnVerdict {
  readonly reason: Denial | null;
  /** Whether the ticket that was shown is an earlier issue. */
  readonly replaced: boolean;
  readonly enrol_no: string;
  readonly person: DoorPerson | undefined;
}

interface ReadScan {
  readonly enrol_no: string;
  readonly ticket?: SignedTicket;
  readonly flaw?: 'misread_code' | 'forged_ticket';
}

/** Everybody who is expected, by their enrolment numbers, as the device knows them. */
export interface DoorList {
  readonly class_id: number;
  readonly people: ReadonlyMap<string, DoorPerson>;
  readonly opens_at: string | null;
  readonly verify: VerifyCode;
}

/** The content of a scan: a number, a genuine ticket, or one that is not. */
export const readScan = async ({ verify }: Pick<DoorList, 'verify'>, scanned: string): Promise<ReadScan> => {
  if (!isTicketCode(scanned)) return { enrol_no: scanned };
  if (!readTicketCode(scanned)) return { enrol_no: scanned, flaw: 'misread_code' };
  const ticket = await verify(scanned);
  return ticket ? { enrol_no: ticket.enrol_no, ticket } : { enrol_no: scanned, flaw: 'forged_ticket' };
};

const numbersOf = ({ enrol_no, ticket }: Pick<DoorPerson, 'enrol_no' | 'ticket'>): readonly string[] =>
  ticket ? [enrol_no, ticket.ticket_no] : [enrol_no];

/** A number as people type it without its dashes. */
const bare = (number: string): string => number.toUpperCase().replace(/[-\s]+/g, '');

/** The person of a number, of an enrolment or of the valid ticket, with its dashes or without. */
export const numberedHere = (people: DoorList['people'], number: string): DoorPerson | undefined =>
  people.get(number) ??
  [...people.values()].find((person) => numbersOf(person).some((each) => bare(each) === bare(number)));

/** A person is there already if their sitting has them, or if there is no sitting to come to. */
const isInside = ({ attendance, ticket }: DoorPerson, at: string): boolean => {
  const seat = sittingOfScan(ticket?.seats ?? [], Date.parse(at));
  return attendance === 'admitted' && !(seat && awaitsDoor(seat.mark));
};

/** Evaluates a scan without the server, by the people whom the device knows. */
export const evaluateScan = (
  { class_id, people, opens_at }: Pick<DoorList, 'class_id' | 'people' | 'opens_at'>,
  { enrol_no: number, ticket, flaw }: ReadScan,
  at: string,
): OwnVerdict => {
  const person = numberedHere(people, number);
  const enrol_no = person?.enrol_no ?? number;
  const says = (reason: Denial | null) => ({
    reason,
    replaced: ticket !== undefined && wasReplaced(ticket, person?.ticket),
    enrol_no,
    person,
  });
  if (flaw) return says(flaw);
  if (ticket && ticket.class_id !== class_id) return says('other_class');
  if (!person) return says('unknown_number');
  if (!opens_at || Date.parse(at) < Date.parse(opens_at)) return says('too_early');
  if (isInside(person, at)) return says('already_admitted');
  return says(ticket && !opensDoor(ticket, person.ticket) ? 'old_ticket' : null);
};

/** The ticket of a person who arrives at a moment: marked in the sitting that is on or next. */
const markedTicket = ({ ticket }: DoorPerson, at: string): DoorPerson['ticket'] => {
  const seat = sittingOfScan(ticket?.seats ?? [], Date.parse(at));
  if (!ticket || !seat || !awaitsDoor(seat.mark)) return ticket;
  const marked = { ...seat, mark: markAtDoor(seat, Date.parse(at)) };
  return { ...ticket, seats: ticket.seats.map((each) => (each === seat ? marked : each)) };
};

/** A person after this device has admitted them. */
export const admittedHere = (person: DoorPerson, device: string, at: string): DoorPerson => ({
  ...person,
  ...(person.attendance === 'waiting' && { attendance: 'admitted', admitted_at: at, device }),
  ticket: markedTicket(person, at),
});

const shownIf = {
  waiting: ({ attendance }: DoorPerson) => attendance === 'waiting',
  admitted: ({ attendance }: DoorPerson) => attendance === 'admitted',
  conflict: ({ conflicts }: DoorPerson) => conflicts.length > 0,
};

/** A page of the roster as the device knows it: found by name or number alone, since it has no others. */
export const ownRoster = (
  { class_id, people }: Pick<DoorList, 'class_id' | 'people'>,
  {
    page = 1,
    limit = 20,
    search = '',
    show,
    sitting_id,
    room_id,
    sort,
    order,
  }: InputOf<'class/fetchReportLists'>,
): Pick<Roster, 'items' | 'total' | 'counts'> => {
  const everybody = [...people.values()];
  const wanted = search.toUpperCase();
  const number = numberInScan(normaliseScan(search));
  const isNumbered = (person: DoorPerson) =>
    numbersOf(person).some((each) => bare(each).includes(bare(number)));
  const found = everybody
    .filter((each) => !show || shownIf[show](each))
    .filter((each) => !sitting_id || each.ticket?.seats.some((seat) => seat.sitting_id === sitting_id))
    .filter((each) => !room_id || each.ticket?.seats.some((seat) => seat.room_id === room_id))
    .filter((each) => each.name.toUpperCase().includes(wanted) || isNumbered(each));
  const by = (each: DoorPerson) => (sort === 'admitted_at' ? (each.admitted_at ?? '') : each.enrol_no);
  const sorted = found.toSorted((a, b) => by(a).localeCompare(by(b)) * (order === 'desc' ? -1 : 1));
  return {
    items: sorted.slice((page - 1) * limit, page * limit).map(({ ticket, conflicts, ...row }) => ({
      class_id,
      ...row,
      conflicts: [...conflicts],
      seats: [...(ticket?.seats ?? [])],
    })),
    total: found.length,
    counts: {
      expected: everybody.length,
      admitted: everybody.filter(shownIf.admitted).length,
      conflicts: everybody.reduce((sum, { conflicts }) => sum + conflicts.length, 0),
    },
  };
};
