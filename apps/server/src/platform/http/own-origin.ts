import type { Config } from '../settings/config.js';
import type { RequestFacts } from './calls/handle.js';
import { Refusal } from './errors/refuse.js';
import { isLoopbackHost } from './is-loopback.js';

/**
 * The address at which browsers, providers and readers of papers reach this server, as configured. Only on this machine
 * the name that a request used counts: elsewhere any caller could send a provider's notices, or a reader of a
 * certificate, to another server.
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

/** The same address, or undefined where it is neither configured nor this machine's: pages work without it. */
export const originIfKnown = (
  config: Pick<Config, 'public_origin'>,
  host: string | undefined,
): string | undefined =>
  config.public_origin || isLoopbackHost(host ?? 'localhost')
    ? ownOrigin(config, { header: () => host })
    : undefined;
