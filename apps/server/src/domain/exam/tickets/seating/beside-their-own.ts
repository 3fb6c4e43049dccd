import { createSeatPlan, likeNeighbours } from './seat-plan.js';
import type { SeatedAt, SeatingPerson, SeatingSitting } from './seating.js';

/** The people who sit beside, before or behind somebody of their unit or employer. */
export const besideTheirOwn = (
  sittings: readonly SeatingSitting[],
  people: readonly SeatingPerson[],
  seated: readonly SeatedAt[],
): ReadonlySet<number> => {
  const plan = createSeatPlan(sittings, people);
  const persons = new Map(people.map(({ enrolment_id }, person) => [enrolment_id, person]));
  for (const each of seated) {
    const seat = plan.find(each);
    if (seat !== undefined) plan.at[seat] = persons.get(each.enrolment_id) ?? -1;
  }
  return new Set(
    seated.flatMap((each) => {
      const seat = plan.find(each);
      return seat !== undefined && likeNeighbours(plan, seat) > 0 ? [each.enrolment_id] : [];
    }),
  );
};
