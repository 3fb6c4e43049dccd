import type { ReportRow } from '@skillcert/api-client/contract';
import { wasSeen } from '@skillcert/core';
import type { DoorPerson } from './lock-people.js';
import type { Attendance, MarkedSitting } from './read-attendance.js';

interface Known {
  readonly attendance: Attendance | undefined;
  readonly marks: ReadonlyMap<string, MarkedSitting>;
}

/** Somebody at the door as the roster shows them: a mark by name counts as there, too. */
export const reportRow = (
  class_id: number,
  { enrolment_id, enrol_no, name, id_masked }: DoorPerson,
  { attendance, marks }: Known,
): ReportRow => ({
  class_id,
  enrolment_id,
  enrol_no,
  name,
  id_masked,
  attendance:
    attendance?.admitted_event ||
    [...marks.values()].some((each) => each.enrolment_id === enrolment_id && wasSeen(each.mark))
      ? 'admitted'
      : 'waiting',
  admitted_at: attendance?.admitted_at ?? null,
  device: attendance?.device ?? null,
  conflicts: [...(attendance?.conflicts ?? [])],
});
