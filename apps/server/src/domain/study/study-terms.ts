import { acceptsStudy, acceptsStudyGate, type ClassStatus } from '@skillcert/core';
import { sql } from 'kysely';
import type { StaffSession } from '../../platform/http/calls/caller.js';
import { seesEveryClass } from '../../platform/http/guards/class-scope.js';

/** The columns that decide about the courses of `class t`. */
export const termColumns = sql`t.status as class_status, t.study_gate, 'online' = any(t.study_types) as online`;

/** The same as read from the database. */
export interface ReadTerms {
  readonly class_status: ClassStatus;
  readonly study_gate: boolean;
  readonly online: boolean;
}

/** Whether the session writes courses in a class, and not only sees how its own unit's candidates learn. */
const keepsCourses = (caller: StaffSession, class_id: number): boolean =>
  seesEveryClass(caller) || caller.permission_classes.owner_classes.includes(class_id);

/** The session's rights on the courses of a class now. */
export const termsOf = (
  caller: StaffSession,
  class_id: number,
  { class_status, study_gate, online }: ReadTerms,
) => {
  const takes_study = acceptsStudy(class_status);
  const keeps = online && keepsCourses(caller, class_id);
  return {
    online,
    takes_study,
    may_edit: keeps && takes_study,
    study_gate,
    may_gate: keeps && acceptsStudyGate(class_status),
  };
};
