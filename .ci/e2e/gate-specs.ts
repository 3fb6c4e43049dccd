/**
 * The specs of the gate: one way through each kind of work, and what only a browser shows (keyboard, contrast, offline,
 * bytes of the first page). All others, and the tests tagged `@full` in these, are the full run's (ADR 0045). A new
 * spec belongs here only if another one leaves, so that the gate keeps its minutes.
 */
export const gateSpecs = [
  // The shell: who comes in, where everything stands, what a page costs.
  'accessibility',
  'every-route',
  'first-load',
  'keyboard',
  'main-job',
  'sign-in',
  'start',
  'work-centre',
  // A class from its form to its report.
  'class-life',
  'class-steps',
  'declare',
  'report',
  // People: enrolment, sheets, the bench.
  'bench',
  'draft',
  'enrol',
  'gathering',
  'import',
  'live-seats',
  'own-enrolments',
  'photo',
  'profile',
  'refusals',
  'register',
  'requests',
  'review',
  // Money.
  'invoices-in-bulk',
  'invoices',
  'payments',
  'settlement',
  'statement',
  'sure-lines',
  // The exam day and after.
  'certificates',
  'day-moves',
  'door',
  'door-kept',
  'exam-in-bulk',
  'expert',
  'score-import',
  'scores',
  'tickets',
  'verify',
  // Study, messages, notes, promotion.
  'lessons',
  'sms',
  'study',
  'study-video',
  'told',
] as const;
