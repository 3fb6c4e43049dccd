import type { ErrorName } from '@skillcert/api-client/contract';
import { errorCode } from '../../store/error-code.js';
import { isConnectionLoss } from '../../store/is-connection-loss.js';
import { type Caused, Refusal } from './refuse.js';

const statusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 0;

/** The refusals for errors that are thrown below a handler; none of them needs a cause. */
type Thrown = Exclude<ErrorName, Caused>;

const byStatus: Readonly<Record<number, Thrown>> = {
  404: 'unknown_path',
  413: 'too_large',
  415: 'unsupported_media',
};

const byCode: Readonly<Record<string, Thrown>> = {
  // A unique key is violated: somebody else was first.
  '23505': 'state_changed',
  // A foreign key is violated: a row is no longer there.
  '23503': 'not_found',
  // A lock or a statement took too long, no connection was left, or transactions collided.
  '55P03': 'busy',
  '57014': 'busy',
  '53300': 'busy',
  '40001': 'busy',
  '40P01': 'busy',
};

const nameOf = (error: unknown): Thrown => {
  const code = errorCode(error);
  const known = byCode[code];
  if (known) return known;
  // The database is restarting. The same request, sent again with its key, finds out whether it had succeeded.
  if (isConnectionLoss(error)) return 'busy';
  // The database cannot hold the data, or another constraint is violated: the schemas should have refused it first.
  if (/^2[23]...$/.test(code)) return 'invalid_input';
  const status = statusOf(error);
  if (status >= 400 && status < 500) return byStatus[status] ?? 'malformed';
  return 'internal';
};

const detailsOf = (name: Thrown, body_bytes_max: number) => {
  if (name === 'busy') return { retry_after: 1 };
  return name === 'too_large' ? { values: { megabytes: body_bytes_max / 1_048_576 } } : {};
};

/** Turns any thrown value into a refusal of the table of errors. */
export const refusalOf = (error: unknown, body_bytes_max: number): Refusal => {
  if (error instanceof Refusal) return error;
  const name = nameOf(error);
  return new Refusal(name, detailsOf(name, body_bytes_max));
};
