interface ErrorEntry {
  /** The `code` of the envelope. */
  readonly code: number;
  /** HTTP status: 200 for a business outcome, something else only where the protocol itself failed. */
  readonly status: number;
}

/** The one table of refusals. The text of each is `error.<name>` in the messages. */
export const errors = {
  session_unknown: { code: 50008, status: 200 },
  session_ended: { code: 50012, status: 200 },
  session_expired: { code: 50014, status: 200 },
  invalid_input: { code: 40000, status: 200 },
  wrong_credentials: { code: 40101, status: 200 },
  account_inactive: { code: 40102, status: 200 },
  must_change_password: { code: 40103, status: 200 },
  code_needed: { code: 40104, status: 200 },
  must_enrol_factor: { code: 40105, status: 200 },
  choice_needed: { code: 40106, status: 200 },
  code_wrong: { code: 40201, status: 200 },
  code_too_soon: { code: 40202, status: 200 },
  phone_unproven: { code: 40203, status: 200 },
  not_found: { code: 40400, status: 200 },
  state_changed: { code: 40901, status: 200 },
  transition_refused: { code: 40902, status: 200 },
  key_reused: { code: 40903, status: 200 },
  class_full: { code: 41001, status: 200 },
  class_not_open: { code: 41002, status: 200 },
  already_enrolled: { code: 41003, status: 200 },
  unit_full: { code: 41004, status: 200 },
  unit_has_candidates: { code: 41005, status: 200 },
  not_payable: { code: 41006, status: 200 },
  already_paid: { code: 41007, status: 200 },
  still_paid: { code: 41008, status: 200 },
  provider_unavailable: { code: 41017, status: 200 },
  units_missing: { code: 41018, status: 200 },
  contact_missing: { code: 41019, status: 200 },
  quotas_over: { code: 41020, status: 200 },
  another_person: { code: 41009, status: 200 },
  already_registered: { code: 41010, status: 200 },
  sms_quota: { code: 41011, status: 200 },
  sms_balance: { code: 41013, status: 200 },
  sent_before: { code: 41108, status: 200 },
  not_registered: { code: 41012, status: 200 },
  second_person_needed: { code: 41014, status: 200 },
  export_too_big: { code: 41015, status: 200 },
  offer_over: { code: 41016, status: 200 },
  invoice_live: { code: 41030, status: 200 },
  not_invoiceable: { code: 41031, status: 200 },
  nothing_to_issue: { code: 41091, status: 200 },
  sheet_started: { code: 41092, status: 200 },
  in_use: { code: 41040, status: 200 },
  scores_waiting: { code: 41042, status: 200 },
  recheck_over: { code: 41043, status: 200 },
  work_waiting: { code: 41044, status: 200 },
  lesson_marked: { code: 41045, status: 200 },
  study_begun: { code: 41046, status: 200 },
  study_empty: { code: 41047, status: 200 },
  lesson_ahead: { code: 41048, status: 200 },
  lesson_over: { code: 41049, status: 200 },
  lesson_closed: { code: 41050, status: 200 },
  attempts_used: { code: 41059, status: 200 },
  scores_published: { code: 41060, status: 200 },
  sitting_ahead: { code: 41061, status: 200 },
  enrolment_over: { code: 41080, status: 200 },
  people_admitted: { code: 41081, status: 200 },
  scores_entered: { code: 41082, status: 200 },
  certificates_begun: { code: 41083, status: 200 },
  scores_kept_elsewhere: { code: 41084, status: 200 },
  certificates_waiting: { code: 41085, status: 200 },
  amount_differs: { code: 41086, status: 200 },
  refund_open: { code: 41097, status: 200 },
  refund_by_provider: { code: 41098, status: 200 },
  doubts_open: { code: 41087, status: 200 },
  decision_paid: { code: 41094, status: 200 },
  decision_seated: { code: 41095, status: 200 },
  decision_over: { code: 41096, status: 200 },
  move_barred: { code: 41099, status: 200 },
  nobody_seated: { code: 41104, status: 200 },
  origin_missing: { code: 41067, status: 200 },
  dossier_missing: { code: 41071, status: 200 },
  not_eligible: { code: 41073, status: 200 },
  class_state: { code: 41100, status: 200 },
  certificate_stands: { code: 41101, status: 200 },
  part_paid: { code: 41105, status: 200 },
  payee_missing: { code: 41103, status: 200 },
  payees_differ: { code: 41112, status: 200 },
  photo_refused: { code: 42201, status: 200 },
  file_refused: { code: 42202, status: 200 },
  import_refused: { code: 42203, status: 200 },
  study_file_refused: { code: 42204, status: 200 },
  proof_needed: { code: 42800, status: 200 },
  too_many: { code: 42900, status: 200 },
  busy: { code: 50300, status: 200 },
  malformed: { code: 40001, status: 400 },
  cross_site: { code: 40300, status: 403 },
  unknown_path: { code: 40404, status: 404 },
  too_large: { code: 41300, status: 413 },
  unsupported_media: { code: 41500, status: 415 },
  internal: { code: 50000, status: 500 },
} as const satisfies Record<string, ErrorEntry>;

/** The name of a refusal. */
export type ErrorName = keyof typeof errors;

/** Codes that mean success, by the specification. */
export const successCodes: readonly number[] = [20000, 1];

/** Codes after which the session is gone and the user signs in again. */
export const sessionCodes: readonly number[] = [
  errors.session_unknown.code,
  errors.session_ended.code,
  errors.session_expired.code,
];

const nameByCode = new Map<number, ErrorName>(
  Object.entries(errors).map(([name, entry]) => [entry.code, name as ErrorName]),
);

/** The refusal of a code, or undefined if this release does not know the code. */
export const errorName = (code: number): ErrorName | undefined => nameByCode.get(code);
