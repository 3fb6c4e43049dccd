import type { ClassRecord } from '@skillcert/api-client/contract';

/** The columns of an export of classes, in order. Their headings are the messages `class.column.<name>`. */
export const classColumns = [
  'code',
  'class_name',
  'status',
  'class_type',
  'level',
  'city',
  'venue',
  'enroll_types',
  'study_types',
  'enroll_start',
  'enroll_end',
  'study_start',
  'study_end',
  'exam_at',
  'capacity',
  'taken',
  'to_review',
  'fee_cents',
  'currency',
  'com_name',
  'master',
  'contacts',
] as const;

/** A column of an export of classes. */
export type ClassColumn = (typeof classColumns)[number];

/** The message keys that an export of classes uses. */
type ClassWord =
  | `class.column.${ClassColumn}`
  | `class.status.${ClassRecord['status']}`
  | `class.class_type.${ClassRecord['class_type']}`
  | `enroll_type.${ClassRecord['enroll_types'][number]}`
  | `study_type.${ClassRecord['study_types'][number]}`;

declare module '../../../platform/http/words.js' {
  interface AreaWords {
    readonly class: ClassWord;
  }
}
