/** The kinds of work that may wait in a class, for those whose work it is; a list of classes narrows to each. */
export const waitingWork = [
  'to_review',
  'doubtful',
  'ending_soon',
  'payments',
  'refunds',
  'invoices',
  'scores',
  'rechecks',
  'certificates',
] as const;
