import { besideTheirOwn } from './beside-their-own.js';
import type { SeatedAt, SeatingPerson, SeatingSitting } from './seating.js';

/** The wishes of people that are not met where they sit. */
export interface Unmet {
  /** People who need an accessible desk and have another. */
  readonly inaccessible: readonly number[];
  /** People beside somebody of their unit or employer; empty unless the rules part them. */
  readonly beside: readonly number[];
}

interface Placed {
  readonly sittings: readonly SeatingSitting[];
  /** Everybody who sits there. */
  readonly people: readonly SeatingPerson[];
  readonly seated: readonly SeatedAt[];
  readonly apart: boolean;
}

/** Judges the seats of people whose desks are given, by the rules that desks are chosen by. */
export const unmetAt = ({ sittings, people, seated, apart }: Placed): Unmet => {
  const needing = new Set(
    people.filter(({ accessible }) => accessible).map(({ enrolment_id }) => enrolment_id),
  );
  const isMet = ({ sitting_id, desk }: SeatedAt) =>
    sittings.some((each) => each.sitting_id === sitting_id && each.accessible.includes(desk));
  return {
    inaccessible: seated
      .filter((seat) => needing.has(seat.enrolment_id) && !isMet(seat))
      .map(({ enrolment_id }) => enrolment_id),
    beside: apart ? [...besideTheirOwn(sittings, people, seated)] : [],
  };
};
