import type { DoorSeat } from '@skillcert/api-client/contract';
import type { DoorPerson } from './lock-people.js';
import { type MarkedSitting, markKey } from './read-attendance.js';

/** The seats of somebody, marked as they are by now. */
export const markedSeats = (
  person: DoorPerson | undefined,
  marks: ReadonlyMap<string, MarkedSitting>,
): DoorSeat[] =>
  (person?.ticket?.seats ?? []).map((seat) => {
    const { enrolment_id = 0 } = person ?? {};
    const {
      mark = null,
      marked_at = null,
      device = null,
    } = marks.get(markKey({ ...seat, enrolment_id })) ?? {};
    return { ...seat, mark, marked_at, device };
  });
