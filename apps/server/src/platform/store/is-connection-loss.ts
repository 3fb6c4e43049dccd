import { errorCode } from './error-code.js';

const lost = new Set([
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  'ENOENT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
]);

/**
 * What pg says without a code: the socket was cut, before a statement or under it, or no connection came within the
 * pool's limit.
 */
const said = [
  'Connection terminated',
  // What kysely hears when it undoes a transaction whose connection is gone: it throws this, not what came first.
  'Client has encountered a connection error',
  'timeout exceeded when trying to connect',
];

/** Whether the connection to the database failed, not the statement: the server is stopping, starting, or gone. */
export const isConnectionLoss = (error: unknown): boolean =>
  lost.has(errorCode(error)) ||
  (error instanceof Error && said.some((start) => error.message.startsWith(start)));
