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
 * Errors of pg that have no code: the socket was cut before or during a statement, or no connection was free
 * within the pool's limit.
 */
const said = [
  'Connection terminated',
  // kysely throws this error of its rollback after a connection was lost, not the error that came first.
  'Client has encountered a connection error',
  'timeout exceeded when trying to connect',
];

/** Whether the connection to the database failed, not the statement: the server is stopping, starting, or gone. */
export const isConnectionLoss = (error: unknown): boolean =>
  lost.has(errorCode(error)) ||
  (error instanceof Error && said.some((start) => error.message.startsWith(start)));
