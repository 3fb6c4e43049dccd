/** The steps in the history of a score. */
export const scoreActions = [
  'first_entry',
  'correct',
  'withdraw',
  'second_entry_same',
  'second_entry_differs',
  'arbitrate',
  'freeze',
  'publish',
  'propose_amend',
  'propose_annul',
  'refused',
  'withdrawn',
  'amend',
  'annul',
  'recheck_request',
  'recheck_unchanged',
] as const;
