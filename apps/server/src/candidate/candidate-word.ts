import type { CandidateRow } from '@skillcert/api-client/contract';

/** The columns of an export of candidates in their order; the head of each stands in the messages under `candidate.column.<name>`. */
export const candidateExportColumns = [
  'name',
  'id_masked',
  'phone_masked',
  'employer',
  'enroll_type',
  'class_code',
  'class_name',
  'enrol_no',
  'status',
  'created_at',
] as const;

/** A column of an export of candidates. */
export type CandidateColumn = (typeof candidateExportColumns)[number];

/** What an export says of candidates, by its key in the messages. */
export type CandidateWord = `candidate.column.${CandidateColumn}` | `review.status.${CandidateRow['status']}`;
