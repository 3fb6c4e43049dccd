import { scrub } from '@skillcert/core';
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import type { Config } from '../settings/config.js';

const serializeError = (error: Error) => {
  // A database error quotes the row in `detail` and the statement's values in `where`: only what is named here is kept.
  const { type, message, stack } = stdSerializers.err(error);
  const code = 'code' in error ? { code: String(error.code) } : {};
  const constraint = 'constraint' in error ? { constraint: String(error.constraint) } : {};
  return { type, message: scrub(message), stack: scrub(stack), ...code, ...constraint };
};

const neverLogged = [
  'token',
  'phone',
  'id_card',
  'password',
  'verify_code',
  'code_hash',
  'cookie',
  'authorization',
];

/** The log of the server: JSON lines, without bodies, queries, tokens or personal data. */
export const createLog = (
  { log_level }: Pick<Config, 'log_level'>,
  destination?: DestinationStream,
): Logger =>
  pino(
    {
      level: log_level,
      base: undefined,
      redact: { paths: neverLogged.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '…' },
      serializers: { err: serializeError },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination ?? pino.destination({ fd: 1, sync: false }),
  );
