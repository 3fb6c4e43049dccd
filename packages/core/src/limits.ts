/** Below this width the phone layout of the specification is drawn. By itself, because an app downloads a table of limits whole. */
export const mobileBelowPx = 992;

/** Every constant and limit of the specification (point 9) and of the security rules, once. Times are in the unit of the name. */
export const limits = {
  token_cookie: 'Admin-Token',
  request_timeout_ms: 10_000,
  error_toast_ms: 5_000,
  mobile_below_px: mobileBelowPx,
  sidebar_width_px: 210,
  sidebar_collapsed_px: 54,
  tag_menu_width_px: 105,
  error_log_max: 100,
  error_log_per_minute: 10,
  error_log_per_minute_overall: 300,
  error_message_max: 500,
  error_stack_max: 3_000,

  code_digits: 6,
  code_life_seconds: 300,
  code_tries: 5,
  code_resend_seconds: 60,
  codes_per_hour: 5,
  codes_per_day: 10,
  codes_per_address_per_hour: 20,
  code_asks_per_address_per_hour: 100,
  codes_per_hour_overall: 500,
  codes_per_hour_for_staff: 100,
  codes_before_challenge: 3,
  challenge_bits: 16,
  challenge_life_seconds: 120,
  ticket_life_seconds: { enrol: 1_800, login: 600, reset: 600, register: 600 },

  login_tries_per_account: 5,
  login_tries_per_address: 30,
  login_window_seconds: 900,

  username_length_min: 5,
  username_length_max: 17,
  password_length_min: 6,
  password_length_max: 16,
  staff_password_length_min: 10,
  staff_password_length_max: 64,
  name_length_max: 64,
  com_name_length_max: 128,
  email_length_max: 254,

  page_size_default: 20,
  page_size_max: 100,
  body_bytes_max: 262_144,
  photo_bytes_max: 5_242_880,
  photo_pixels_max: 40_000_000,
  import_bytes_max: 5_242_880,
  import_rows_max: 10_000,

  enrol_queue_max: 5_000,
  enrol_batch_max: 256,
} as const;
