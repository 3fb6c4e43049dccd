/** Whether an error is the unique key saying that the person already has a live enrolment in the class. */
export const isTakenIdentity = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '23505' &&
  'constraint' in error &&
  error.constraint === 'enrolment_class_id_live_id_index_key';
