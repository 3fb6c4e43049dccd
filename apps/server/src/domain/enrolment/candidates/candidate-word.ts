import type { CandidateRow } from '@skillcert/api-client/contract';
import { fieldsWhere } from '@skillcert/core';

/** The single-line text fields of a candidate that exports include. */
export const exportedLines = fieldsWhere({ kind: 'line', exported: true });

/** The columns of an export of candidates, in order. Their headings are the messages `candidate.column.<name>`. */
export const candidateExportColumns = [
  'name',
  'id_masked',
  'phone_masked',
  ...exportedLines,
  'enroll_type',
  'class_code',
  'class_name',
  'enrol_no',
  'status',
  'created_at',
] as const;

/** The columns of an export of the candidates of one class. */
export const enrolmentExportColumns = [
  'enrol_no',
  'name',
  'id_masked',
  'phone_masked',
  'com_name',
  ...exportedLines,
  'enroll_type',
  'status',
  'created_at',
] as const;

export type EnrolmentColumn = (typeof enrolmentExportColumns)[number];

export type CandidateColumn = (typeof candidateExportColumns)[number];

/** The message keys that an export of candidates uses. */
type CandidateWord =
  | `candidate.column.${CandidateColumn | EnrolmentColumn}`
  | `review.status.${CandidateRow['status']}`;

declare module '../../../platform/http/words.js' {
  interface AreaWords {
    readonly candidate: CandidateWord;
  }
}
