/**
 * The kinds of content that an exported file can have, as the audit trail names them: a list, figures, a
 * pack, or papers of a class.
 */
export const exportKinds = [
  'class_list',
  'candidate_list',
  'enrolment_list',
  'doubtful_list',
  'payment_list',
  'receipt_list',
  'invoice_list',
  'ticket_list',
  'roster_list',
  'sitting_list',
  'score_list',
  'certificate_list',
  'teacher_list',
  'lesson_list',
  'attendance_list',
  'course_list',
  'study_unit_list',
  'learner_list',
  'message_list',
  'top_up_list',
  'account_list',
  'candidate_account_list',
  'link_list',
  'settlement_list',
  'settlement',
  'score_statistics',
  'score_sheet',
  'registry_pack',
  'class_dossier',
  'ticket_print',
  'exam_papers',
  'sitting',
  'lesson',
] as const;

/** One of {@link exportKinds}. */
export type ExportKind = (typeof exportKinds)[number];
