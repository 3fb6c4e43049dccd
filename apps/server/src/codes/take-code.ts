import { limits } from '@skillcert/core';
import { allowanceOf, takeFromAddress } from '../http/limit-address.js';
import { Refusal } from '../http/refuse.js';
import { takeFrom } from '../http/take-from.js';
import type { Services } from '../services.js';

const hour = 3_600;

const perPhoneHour = { name: 'code-phone-hour', hits: limits.codes_per_hour, seconds: hour };
const perPhoneDay = { name: 'code-phone-day', hits: limits.codes_per_day, seconds: 24 * hour };
const perAddress = { name: 'code-address', hits: limits.codes_per_address_per_hour, seconds: hour };
const perBrowser = { name: 'code-browser', hits: limits.codes_per_address_per_hour, seconds: hour };
const overall = { name: 'code-all', hits: limits.codes_per_hour_overall, seconds: hour };

/** Who asks for a code, as it is counted. */
interface Asking {
  readonly phone_index: Buffer;
  readonly address: string;
  /** The hash of the browser's secret. */
  readonly requested_by: Buffer;
}

/**
 * Counts one code against the budgets of its phone, its address, its browser and the whole product.
 * @returns whether so many went to this browser or address within the hour that the next one costs work
 * @throws Refusal too_many
 */
export const takeCode = async (
  services: Services,
  { phone_index, address, requested_by }: Asking,
): Promise<boolean> => {
  const phone = phone_index.toString('base64url');
  await takeFrom(services, perPhoneHour, phone);
  await takeFrom(services, perPhoneDay, phone);
  const fromAddress = await takeFromAddress(services, perAddress, address);
  const fromBrowser = await takeFrom(services, perBrowser, requested_by.toString('base64url'));
  try {
    await takeFrom(services, overall, '');
  } catch (error) {
    if (error instanceof Refusal) {
      services.log.error(
        { per_hour: overall.hits },
        'the breaker for all verification codes is open: nobody gets one',
      );
    }
    throw error;
  }
  const free = limits.codes_before_challenge;
  return fromBrowser > free || fromAddress > allowanceOf(services, free);
};
