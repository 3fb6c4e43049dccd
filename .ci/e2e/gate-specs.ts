/**
 * The specs of the gate: one way through each kind of work, and what only a browser shows (keyboard, contrast, offline,
 * bytes of the first page). All others, and the tests tagged `@full` in these, are the full run's (ADR 0045). A new
 * spec belongs here only if another one leaves, so that the gate keeps its minutes.
 */
export const gateSpecs = [
  // The shell: who comes in, where everything stands, what a page costs.
  'every-route',
  'first-load',
  'main-job',
  'sign-in',
  'start',
  // A class from its form to its exam.
  'class-life',
  // People: enrolment, sheets, the bench.
  'bench',
  'enrol',
  'import',
  'class-page',
  'own-enrolments',
  'register',
  'review',
  // Money.
  'payments',
  'statement',
  // The exam day and after.
  'certificates',
  'door',
  'verify',
  // Study and messages.
  'sms',
  'study',
] as const;
