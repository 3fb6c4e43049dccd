/** The possible faults of one field. The words of each stand under `field.<problem>` in the messages. */
export const fieldProblems = [
  'required',
  'invalid',
  'too_short',
  'too_long',
  'too_small',
  'too_big',
  'unsafe_text',
  'not_offered',
  'invalid_name',
  'invalid_phone',
  'invalid_contact_phone',
  'invalid_email',
  'invalid_id_card',
  'number_differs',
  'invalid_username',
  'invalid_password',
  'common_password',
  'password_has_name',
  'wrong_password',
  'same_password',
  'invalid_account_number',
  'too_many_files',
  'invalid_code',
  'wrong_code',
  'invalid_date',
  'date_order',
  'consent_required',
  'photo_required',
  'reason_required',
  'proof_required',
  'document_required',
  'conditions_unmet',
  'invalid_credit_code',
  'taken',
  'share_total',
  'quota_total',
  'not_unique',
  'over_limit',
  'busy',
  'outside_exam',
  'outside_study',
  'outside_mending',
  'exam_too_early',
  'not_in_address',
  'longer_than_video',
] as const;

/** A key of {@link fieldProblems}. */
export type FieldProblem = (typeof fieldProblems)[number];

const known: ReadonlySet<string> = new Set(fieldProblems);

/** Whether a text is a key of {@link fieldProblems}. */
export const isFieldProblem = (text: string): text is FieldProblem => known.has(text);

/** A refused field: the key for programs, the words for people. */
export interface FieldError {
  readonly key: FieldProblem;
  readonly message: string;
}
