import { arrangeSeats } from './arrange-seats.js';
import { besideTheirOwn } from './beside-their-own.js';
import type { SeatedAt, SeatingPerson, SeatingResult, SeatingSitting } from './seating.js';

/** People to seat among others, who stay where they are. */
interface SeatChoice {
  readonly sittings: readonly SeatingSitting[];
  /** People who sit in them, with their desks. */
  readonly there: readonly (SeatedAt & Pick<SeatingPerson, 'origins'>)[];
  /** People to seat, in their order. */
  readonly people: readonly SeatingPerson[];
  readonly apart: boolean;
  readonly seed: number;
  readonly papers: readonly string[];
}

/** The seats of those people alone. */
export interface ChosenSeats extends Pick<SeatingResult, 'seated' | 'unseated' | 'inaccessible'> {
  /** People beside somebody of their unit or employer; empty unless the rules part them. */
  readonly beside: readonly number[];
}

/** Seats people at free desks by the rules of {@link arrangeSeats}, and moves nobody who has one. */
export const chooseSeats = ({ sittings, there, people, apart, seed, papers }: SeatChoice): ChosenSeats => {
  const own = new Set(people.map(({ enrolment_id }) => enrolment_id));
  const isOwn = ({ enrolment_id }: { readonly enrolment_id: number }) => own.has(enrolment_id);
  // People who sit there keep the desk, accessible or not.
  const staying = there.map(({ enrolment_id, origins }) => ({ enrolment_id, origins, accessible: false }));
  const all = [...staying, ...people];
  const rules = { order: 'number' as const, apart, seed, papers };
  const { seated, unseated, inaccessible } = arrangeSeats({ ...rules, sittings, people: all, kept: there });
  const beside = apart ? besideTheirOwn(sittings, all, seated) : new Set<number>();
  return {
    seated: seated.filter(isOwn),
    unseated: unseated.filter((each) => own.has(each)),
    inaccessible: inaccessible.filter((each) => own.has(each)),
    beside: [...own].filter((each) => beside.has(each)),
  };
};
