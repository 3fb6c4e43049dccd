import { Refusal } from '../errors/refuse.js';

interface Facts {
  readonly method: string;
  readonly origin: string | undefined;
  readonly fetch_site: string | undefined;
  readonly host: string | undefined;
  readonly public_origin: string | undefined;
}

const isOwnOrigin = ({ origin, host, public_origin }: Facts) => {
  if (public_origin) return origin === public_origin;
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
};

/**
 * Refuses a POST that a page of another site caused. Both headers are the browser's own, scripts cannot remove them; a
 * client that sends neither is no browser and carries no cookie it did not mean to send.
 */
export const refuseCrossSite = (facts: Facts): void => {
  if (facts.method !== 'POST') return;
  const { fetch_site, origin } = facts;
  const foreign =
    (fetch_site !== undefined && fetch_site !== 'same-origin' && fetch_site !== 'none') ||
    (origin !== undefined && !isOwnOrigin(facts));
  if (foreign) throw new Refusal('cross_site');
};
