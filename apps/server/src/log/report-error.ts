import { limits, scrub } from '@skillcert/core';
import { handle } from '../http/handle.js';
import { takeFromAddress } from '../http/limit-address.js';

const perAddress = { name: 'client-errors', hits: limits.error_log_per_minute, seconds: 60 };

const withoutQuery = (path: string) => path.replace(/[?#].*$/s, '');

/** Writes an error of a browser into the log: as data, scrubbed, and at most ten a minute from one address. */
export const reportError = handle('log/reportError', async ({ input, services, request }) => {
  await takeFromAddress(services, perAddress, request.address);
  const { message, stack, route, release } = input;
  services.log.warn(
    { client: { message: scrub(message), stack: scrub(stack), route: scrub(withoutQuery(route)), release } },
    'an error in a browser',
  );
  return {};
});
