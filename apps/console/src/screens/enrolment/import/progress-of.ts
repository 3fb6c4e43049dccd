import type { ImportRecord } from '@skillcert/api-client';

type Moving = Pick<ImportRecord, 'status' | 'rows'>;

/**
 * The number of rows of an import that are done, and their total: every row is checked, only the good ones are
 * enrolled.
 */
export const progressOf = ({ status, rows: { read, good, wrong, double, enrolled, refused } }: Moving) => {
  const isChecking = status === 'checking';
  const done = isChecking ? good + wrong + double : enrolled + refused;
  return { isChecking, done, max: done + (isChecking ? read : good) };
};
