/** The address where candidates enrol in a class; with a unit, its visitors become that unit's candidates. */
export const enrolLinkOf = (class_id: number, unit_id?: number): string => {
  const unit = unit_id === undefined ? '' : `&unit=${unit_id}`;
  return `${location.origin}/enroll/create?class_id=${class_id}${unit}`;
};
