import { limits, scrub } from '@skillcert/core';
import { handle } from '../../platform/http/calls/handle.js';
import { onceIn } from '../../platform/http/calls/once-in.js';
import { Refusal } from '../../platform/http/errors/refuse.js';
import { takeFromAddress } from '../../platform/http/guards/limit-address.js';
import { takeFrom } from '../../platform/http/guards/take-from.js';
import type { Services } from '../../platform/services.js';

const perAddress = { name: 'client-errors', hits: limits.error_log_per_minute, seconds: 60 };
const overall = { name: 'client-errors-all', hits: limits.error_log_per_minute_overall, seconds: 60 };

const isTimeToReport = onceIn(60);

const withoutQuery = (path: string) => path.replace(/[?#].*$/s, '');

/** A flood from many networks must not fill the disk: what is refused is said once a minute. */
const takeOverall = async (services: Services) => {
  try {
    await takeFrom(services, overall, '');
  } catch (error) {
    if (error instanceof Refusal && isTimeToReport(services.now())) {
      services.log.error({ per_minute: overall.hits }, 'more errors of browsers than are written down');
    }
    throw error;
  }
};

/**
 * Writes an error of a browser into the log: as data, scrubbed, at most ten a minute from one address and 300 from
 * all.
 */
export const reportError = handle('log/reportError', async ({ input, services, request }) => {
  await takeFromAddress(services, perAddress, request.address);
  await takeOverall(services);
  const { message, stack, route, release } = input;
  services.log.warn(
    { client: { message: scrub(message), stack: scrub(stack), route: scrub(withoutQuery(route)), release } },
    'an error in a browser',
  );
  return {};
});
