import type { OwnCourse } from '@skillcert/api-client';
import type { UnitIds } from './use-study-unit.js';

type OwnUnit = OwnCourse['items'][number];

interface Neighbours {
  readonly previous?: OwnUnit | undefined;
  readonly next?: OwnUnit | undefined;
}

/** The units before and after one in its course, for the enrolment that learns it. */
export const neighboursOf = (
  courses: readonly OwnCourse[],
  { enrolment_id, study_unit_id }: UnitIds,
): Neighbours => {
  const own = courses.filter((course) => course.enrolment_id === enrolment_id);
  for (const { items } of own) {
    const at = items.findIndex((unit) => unit.study_unit_id === study_unit_id);
    if (at >= 0) return { previous: items[at - 1], next: items[at + 1] };
  }
  return {};
};
