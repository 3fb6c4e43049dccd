import type { Config } from '../settings/config.js';
import type { RequestFacts } from './calls/handle.js';
import { Refusal } from './errors/refuse.js';
import { isLoopbackHost } from './is-loopback.js';

/**
 * Where browsers, providers and readers of papers reach this server: as configured. By the name that a request used
 * only on this machine: elsewhere whoever asks could send a provider's notices, or who checks a certificate, to another
 * server.
 * @throws a Refusal origin_missing
 */
export const ownOrigin = (
  { public_origin }: Pick<Config, 'public_origin'>,
  request: Pick<RequestFacts, 'header'>,
): string => {
  if (public_origin) return public_origin;
  const host = request.header('host') ?? 'localhost';
  if (!isLoopbackHost(host)) throw new Refusal('origin_missing');
  return `http://${host}`;
};
