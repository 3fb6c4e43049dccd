import { findPeople } from './find-people.js';
import type { SeatHighlight } from './seat-neighbours.js';
import {
  type SeatAddress,
  type Seating,
  type SeatPerson,
  type SeatRoom,
  seatFault,
  seatKey,
} from './seat-plan.js';

/** Everything that a map knows about its seats. */
export interface SeatFacts {
  rooms: readonly SeatRoom[];
  people: readonly SeatPerson[];
  seatings: readonly Seating[];
  highlights: readonly SeatHighlight[];
}

/** One seat as it is drawn. */
export interface Seat extends SeatAddress {
  person: SeatPerson | undefined;
  highlight: SeatHighlight | undefined;
  blocked: boolean;
}

/** Answers who sits where, built once for a drawing. */
export const lookUpSeats = ({ rooms, people, seatings, highlights }: SeatFacts, query: string) => {
  const persons = new Map(people.map((person) => [person.id, person]));
  const sitting = new Map(seatings.map((seating) => [seating.person_id, seating]));
  const taken = new Map(seatings.map((seating) => [seatKey(seating), seating.person_id]));
  const notes = new Map(highlights.map((highlight) => [highlight.person_id, highlight]));
  const found = findPeople(people, query);
  return {
    personOf: (id: string) => persons.get(id),
    seatOf: (person_id: string) => sitting.get(person_id),
    noteOf: (person_id: string) => notes.get(person_id),
    seatAt: (address: SeatAddress): Seat => {
      const person = persons.get(taken.get(seatKey(address)) ?? '');
      return {
        ...address,
        person,
        highlight: person && notes.get(person.id),
        blocked: seatFault(rooms, address) === 'blocked',
      };
    },
    found,
    foundIds: new Set(found.map(({ id }) => id)),
  };
};

export type SeatLookup = ReturnType<typeof lookUpSeats>;
