import type { ReportRow } from '@skillcert/api-client/contract';
import type { DoorPerson } from './lock-people.js';
import type { Attendance } from './read-attendance.js';

/** Somebody at the door as the roster shows them. */
export const reportRow = (
  class_id: number,
  { enrolment_id, enrol_no, name, id_masked }: DoorPerson,
  attendance: Attendance | undefined,
): ReportRow => ({
  class_id,
  enrolment_id,
  enrol_no,
  name,
  id_masked,
  attendance: attendance?.admitted_event ? 'admitted' : 'waiting',
  admitted_at: attendance?.admitted_at ?? null,
  device: attendance?.device ?? null,
  conflicts: [...(attendance?.conflicts ?? [])],
});
