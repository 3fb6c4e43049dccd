import type { Config } from '../../../config.js';
import type { RequestFacts } from '../../../http/calls/handle.js';

/** Where browsers and providers reach this server: as configured, else by the name that this request used. */
export const ownOrigin = (
  { public_origin }: Pick<Config, 'public_origin'>,
  request: Pick<RequestFacts, 'header'>,
): string => public_origin ?? `http://${request.header('host') ?? 'localhost'}`;
