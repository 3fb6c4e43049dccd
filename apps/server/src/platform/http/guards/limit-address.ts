import type { Services } from '../../services.js';
import { networkOf } from './network-of.js';
import { giveBack, type RateLimit, takeFrom } from './take-from.js';

// The demo listens on this machine only: every visitor, and every browser of the tests, is 127.0.0.1.
const demoFactor = 50;

/** How often an address may do what others may do `hits` times. */
export const allowanceOf = ({ config }: Pick<Services, 'config'>, hits: number): number =>
  config.mode === 'demo' ? hits * demoFactor : hits;

const limitFor = (services: Pick<Services, 'config'>, limit: RateLimit): RateLimit => ({
  ...limit,
  hits: allowanceOf(services, limit.hits),
});

/** Counts one attempt of an address. @throws Refusal too_many */
export const takeFromAddress = (services: Services, limit: RateLimit, address: string): Promise<number> =>
  takeFrom(services, limitFor(services, limit), networkOf(address));

/** Gives one attempt of an address back. */
export const giveBackAddress = (services: Services, limit: RateLimit, address: string): Promise<void> =>
  giveBack(services, limitFor(services, limit), networkOf(address));
