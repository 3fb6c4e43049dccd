/** The kinds of records whose changes screens hear of; `job` is the progress of background work. */
export const changeKinds = [
  'class',
  'enrolment',
  'payment',
  'exam',
  'door',
  'ticket',
  'score',
  'certificate',
  'course',
  'study',
  'sms',
  'account',
  'candidate',
  'promotion',
  'export',
  'job',
] as const;

/** A kind of things that changed. */
export type ChangeKind = (typeof changeKinds)[number];

/**
 * The kind of each object in the audit trail. An object that is not listed appears on no screen, for example
 * a sign-in.
 */
const kinds: Readonly<Record<string, ChangeKind>> = {
  class: 'class',
  unit: 'class',
  class_dossier: 'job',
  enrolment: 'enrolment',
  import: 'enrolment',
  review_job: 'enrolment',
  payment: 'payment',
  refund: 'payment',
  bank_line: 'payment',
  bank_statement: 'payment',
  invoice: 'payment',
  invoice_sheet: 'payment',
  settlement_rule: 'payment',
  provider: 'payment',
  room: 'exam',
  sitting: 'exam',
  exam_papers: 'job',
  check_in: 'door',
  sitting_mark: 'door',
  ticket: 'ticket',
  arrangement: 'ticket',
  ticket_print: 'job',
  score: 'score',
  score_subject: 'score',
  score_import: 'score',
  score_recheck: 'score',
  score_amendment: 'score',
  score_doubt: 'score',
  kept_subject: 'score',
  certificate: 'certificate',
  registry_pack: 'certificate',
  lesson: 'course',
  lesson_mark: 'course',
  study_course: 'study',
  study_unit: 'study',
  mailing: 'sms',
  sms: 'sms',
  sms_order: 'sms',
  sms_account: 'sms',
  sms_opt_out: 'sms',
  account: 'account',
  candidate_account: 'candidate',
  erasure: 'candidate',
  article: 'promotion',
};

/** Actions in the trail that change nothing. */
const looks = ['reveal', 'view_document', 'view_import', 'spend_looks', 'download'];

/**
 * The kind of things that an event of the audit trail changed; a file that was taken is an `export`.
 * Undefined where no screen shows it.
 */
export const changeKindOf = ({
  action,
  object_type,
}: {
  readonly action: string;
  readonly object_type: string;
}): ChangeKind | undefined => {
  if (action.startsWith('export')) return 'export';
  return looks.includes(action) ? undefined : kinds[object_type];
};
