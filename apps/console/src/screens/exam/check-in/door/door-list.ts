import type { Denial, DoorPerson } from '@skillcert/api-client';
import {
  awaitsDoor,
  comesTooEarly,
  doorOpensFor,
  isTicketCode,
  markAtDoor,
  opensDoor,
  readTicketCode,
  type SignedTicket,
  sittingOfScan,
  wasReplaced,
} from '@skillcert/core';
import type { VerifyCode } from './verify-code.js';

/** The device's own verdict on a scan. */
export interface OwnVerdict {
  readonly reason: Denial | null;
  /** Of somebody who came too early: when the door is open for them. */
  readonly opens_at: string | null;
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

/** The numbers that a person shows at the door. */
export const numbersOf = ({
  enrol_no,
  ticket,
}: Pick<DoorPerson, 'enrol_no' | 'ticket'>): readonly string[] =>
  ticket ? [enrol_no, ticket.ticket_no] : [enrol_no];

/** A number as people type it without its dashes. */
export const bare = (number: string): string => number.toUpperCase().replace(/[-\s]+/g, '');

/** The person of a number, of an enrolment or of the valid ticket, with its dashes or without. */
export const numberedHere = (people: DoorList['people'], number: string): DoorPerson | undefined =>
  people.get(number) ??
  [...people.values()].find((person) => numbersOf(person).some((each) => bare(each) === bare(number)));

/**
 * A person whom the door admitted is there already if their sitting has them, or if there is no sitting to come to.
 */
const isInside = ({ admitted_at, ticket }: DoorPerson, at: string): boolean => {
  const seat = sittingOfScan(ticket?.seats ?? [], Date.parse(at));
  return admitted_at !== null && !(seat && awaitsDoor(seat.mark));
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
    opens_at: null,
    replaced: ticket !== undefined && wasReplaced(ticket, person?.ticket),
    enrol_no,
    person,
  });
  if (flaw) return says(flaw);
  if (ticket && ticket.class_id !== class_id) return says('other_class');
  if (!person) return says('unknown_number');
  const asked = [
    person.ticket?.seats ?? [],
    Date.parse(at),
    opens_at === null ? null : Date.parse(opens_at),
  ] as const;
  if (comesTooEarly(...asked)) {
    const opens = doorOpensFor(...asked);
    return { ...says('too_early'), opens_at: opens === null ? null : new Date(opens).toISOString() };
  }
  if (isInside(person, at)) return says('already_admitted');
  return says(ticket && !opensDoor(ticket, person.ticket) ? 'old_ticket' : null);
};

/** The ticket of a person who arrives at a moment: marked in the sitting that is on or next. */
const markedTicket = ({ ticket }: DoorPerson, device: string, at: string): DoorPerson['ticket'] => {
  const seat = sittingOfScan(ticket?.seats ?? [], Date.parse(at));
  if (!ticket || !seat || !awaitsDoor(seat.mark)) return ticket;
  const marked = { ...seat, mark: markAtDoor(seat, Date.parse(at)), marked_at: at, device };
  return { ...ticket, seats: ticket.seats.map((each) => (each === seat ? marked : each)) };
};

/** A person after this device has admitted them. */
export const admittedHere = (person: DoorPerson, device: string, at: string): DoorPerson => ({
  ...person,
  ...(person.admitted_at === null && { attendance: 'admitted', admitted_at: at, device }),
  ticket: markedTicket(person, device, at),
});
