// Every constant and limit of the specification (point 9) and of the security rules, once. Times are in the
// unit of the name.

export const token_cookie = 'Admin-Token';
export const request_timeout_ms = 10_000;
export const upload_timeout_ms = 120_000;
/** A call that waits for something to change is answered after 25 s at the latest. */
export const waited_timeout_ms = 40_000;
export const error_toast_ms = 5_000;
export const mobile_below_px = 992;
export const error_log_max = 100;
export const error_log_per_minute = 10;
export const error_log_per_minute_overall = 300;
export const error_message_max = 500;
export const error_route_max = 200;
export const error_release_max = 64;
export const error_stack_max = 3_000;

export const code_digits = 6;
export const code_life_seconds = 300;
export const code_tries = 5;
export const code_resend_seconds = 60;
export const codes_per_hour = 5;
export const codes_per_day = 10;
export const codes_per_address_per_hour = 20;
export const code_asks_per_address_per_hour = 100;
export const codes_per_hour_overall = 500;
export const codes_per_hour_for_staff = 100;
export const codes_before_challenge = 3;
export const challenge_bits = 16;
export const challenge_life_seconds = 120;
export const ticket_life_seconds = { enrol: 1_800, login: 600, reset: 600, register: 600 } as const;

export const login_tries_per_account = 5;
export const login_tries_per_address = 30;
export const login_window_seconds = 900;
export const factor_tries_per_day = 20;
export const recovery_codes = 10;
export const grant_request_days = 7;
/**
 * For this many days after a person made or reset an account, or changed its phone, the two count as one
 * person.
 */
export const two_people_days = 30;

export const username_length_min = 5;
export const username_length_max = 17;
export const password_length_min = 6;
export const password_length_max = 16;
export const staff_password_length_min = 10;
export const staff_password_length_max = 64;
export const name_length_max = 64;
export const com_name_length_max = 128;
export const class_code_length_max = 32;
export const com_code_length_max = 32;
export const category_length_max = 32;
/** An address of a page or a picture. */
export const address_length_max = 300;
export const introduction_length_max = 500;
/** An account name, a phone or another way in, as it is typed. */
export const login_length_max = 64;
/** A password as it is typed, before anything is known of it. */
export const typed_password_length_max = 128;
export const token_length_max = 128;
/** A code of the second factor or one that stands in for it. */
export const factor_code_length_max = 32;
/** Classes that one account is assigned to, and candidates that an expert takes. */
export const assigned_classes_max = 1_000;
export const expert_assign_max = 10_000;
export const expert_employer_length_max = 128;
/** The title of an expert, and of a file that proves it. */
export const expert_title_length_max = 64;
export const speciality_length_max = 40;
export const specialities_max = 12;
export const expert_years_max = 80;
export const email_length_max = 254;
/** A phone and the number of a document as they are typed, before they are brought into one form. */
export const phone_length_max = 32;
export const id_card_length_max = 32;
export const employer_length_max = 80;
export const level_length_max = 32;
export const certificate_number_length_max = 64;
/** Documents that an enrolment has, or that are returned of it. */
export const documents_max = 20;
export const file_name_length_max = 255;
export const job_length_max = 60;
export const work_years_max = 60;

/** Waiting work is counted up to here: nobody needs an exact figure beyond it. */
export const to_do_count_max = 1_000;
export const search_length_max = 80;
/** Choices of one filter. */
export const filter_choices_max = 16;
export const page_no_max = 1_000_000;
/** A cursor of changes as the server gave it. */
export const cursor_length_max = 4_000;
export const reason_length_max = 500;
/** A reason, a purpose or a word that stands in one line. */
export const short_reason_length_max = 200;
export const page_size_default = 20;
export const page_size_max = 100;
/** A statement is worked through by the page: two hundred lines are one print of a bank. */
export const bank_lines_page_max = 200;
export const body_bytes_max = 262_144;
/** The largest body without a session or a proof: no such call needs more. */
export const anonymous_body_bytes_max = 16_384;
/** Within this time the same message to the same people is sent again only on explicit request. */
export const repeated_sms_seconds = 600;
/** A file that is sent as it is, and a part of a larger one. */
export const photo_bytes_max = 5_242_880;
/** A picture before it is made smaller: 50 megapixels as phones count them, 8192 × 6144. */
export const picture_bytes_max = 31_457_280;
export const picture_pixels_max = 50_331_648;
/** Photos that a device at the door requests at once, and stores for the time without a connection. */
export const door_photos_at_once = 50;
export const door_photos_kept = 3_000;
export const export_rows_max = 10_000;
export const exports_per_hour = 60;
export const reveals_per_day = 200;
export const link_visits_per_hour = 200;
export const link_days_shown = 30;

export const notes_max = 100;
export const note_title_length_max = 80;
export const note_length_max = 10_000;
/** A note keeps one version per this many minutes of writing, and at most this many versions. */
export const note_version_minutes = 10;
export const note_versions_max = 50;
export const articles_max = 100;
export const article_title_length_max = 80;
export const article_length_max = 20_000;
export const article_files_max = 10;
export const class_files_max = 10;
export const expert_files_max = 10;
export const draft_life_days = 7;
/** The most characters of an entry of a draft, unless its field takes more. */
export const draft_length_max = 200;
export const erasure_days = 21;
export const claim_life_seconds = 900;
export const mend_days = 7;
export const approve_at_once_max = 100;
/** Enrolments that the server decides by itself, a few at a time. */
export const decide_in_job_max = 10_000;
export const payment_group_max = 200;
/** Classes, units and employers that are each offered to narrow people by. */
export const payee_groups_max = 200;
/** The most people of one class that a line of the bank pays for: a company sends the fees of a whole class at once. */
export const bank_line_people_max = 2_000;
/** Further classes that one transfer may pay for beside the first. */
export const bank_line_classes_max = 9;
// WeChat Pay takes no more refunds of one order than this, and each candidate of a group may get the fee back.
export const payment_order_max = 50;
export const decide_at_once_max = 200;
/** Bank lines of one round: a busy server has to answer it within `request_timeout_ms`. */
export const bank_lines_round_max = 100;
export const enrol_queue_max = 5_000;
export const enrol_batch_max = 256;

export const seats_poll_ms = 15_000;
export const offer_hours = 24;
export const offers_max = 2;

export const class_name_length_max = 80;
export const city_length_max = 40;
export const venue_length_max = 120;
export const contacts_max = 5;
export const capacity_max = 100_000;
export const class_units_max = 50;
/** The title of a file, and of a sheet or archive that is read. */
export const file_title_length_max = 120;
export const sheet_title_length_max = 200;
/** A scanned code of any kind. */
export const scan_length_max = 240;
export const check_ins_at_once_max = 200;
export const certificates_at_once_max = 2_000;
export const scores_at_once_max = 2_000;
export const points_max = 10_000;
export const tickets_at_once_max = 1_000;
/** Candidates that a mailing leaves out, and candidates who need a seat that is easily reached. */
export const mailing_excluded_max = 500;
export const accessible_max = 500;
/** The last number that an arrangement can have. */
export const arrangement_no_max = 2_147_483_647;
/** The fingerprint of what a caller saw when they decided. */
export const basis_length_max = 100;
export const certificate_no_length_max = 40;
export const certificate_code_length_max = 300;
/** The end of an identity number, by which a stranger proves to know it. */
export const id_end_length = 4;
export const percent_max = 100;

export const cents_max = 100_000_000;
/** A balance for messages below this warns, until the institution says another. Migration 0043 has it too. */
export const sms_alarm_cents_default = 5_000;
export const package_id_length_max = 40;
/** A bank, and whose account it is. */
export const bank_length_max = 80;
/** An account number as it is typed: 30 digits, and as many blanks between them. */
export const account_number_length_max = 60;
/** A note beside a fee or a rule of settlement. */
export const note_line_length_max = 200;
export const refund_steps_max = 6;
/** The fields of the columns of a sheet, joined by commas. */
export const sheet_columns_length_max = 600;
/** The most characters of the name of a sheet in a workbook. */
export const sheet_name_length_max = 60;
/** The search text of statement lines: a payer, a number or an amount. */
export const bank_search_length_max = 100;
export const invoice_title_length_max = 100;
export const invoice_address_length_max = 100;
export const invoice_account_length_max = 40;
export const invoice_phone_length_max = 30;
export const invoice_no_length_max = 24;
export const tax_no_length_max = 30;
