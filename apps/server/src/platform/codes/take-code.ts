import type { TicketPurpose } from '@skillcert/api-client/contract';
import { limits } from '@skillcert/core';
import { onceIn } from '../http/calls/once-in.js';
import { Refusal } from '../http/errors/refuse.js';
import { allowanceOf, takeFromAddress } from '../http/guards/limit-address.js';
import { giveBack, type RateLimit, takeFrom } from '../http/guards/take-from.js';
import type { Services } from '../services.js';

const hour = 3_600;

const perPhoneHour = { name: 'code-phone-hour', hits: limits.codes_per_hour, seconds: hour };
const perPhoneDay = { name: 'code-phone-day', hits: limits.codes_per_day, seconds: 24 * hour };
const perAddress = { name: 'code-address', hits: limits.codes_per_address_per_hour, seconds: hour };
const perBrowser = { name: 'code-browser', hits: limits.codes_per_address_per_hour, seconds: hour };

/**
 * Two breakers, so that an attacker who trips the one that everybody can reach does not lock the staff out of their
 * accounts.
 */
const ofStaff = { name: 'code-staff', hits: limits.codes_per_hour_for_staff, seconds: hour };
const ofPublic = {
  name: 'code-all',
  hits: limits.codes_per_hour_overall - limits.codes_per_hour_for_staff,
  seconds: hour,
};
const breakers = { enrol: ofPublic, register: ofPublic, login: ofStaff, reset: ofStaff } satisfies Record<
  TicketPurpose,
  RateLimit
>;
/** A bucket that is never taken from: returning to it costs the same time as a real return. */
const nothing = { name: 'code-none', hits: 1, seconds: hour };

const isTimeToReport = onceIn(60);

/** The requester of a code, as it is counted. */
interface Asking {
  readonly purpose: TicketPurpose;
  readonly phone_index: Buffer;
  readonly address: string;
  /** The hash of the browser's secret. */
  readonly requested_by: Buffer;
  /** Whether a message leaves. */
  readonly deliver: boolean;
}

/** Counts the message against its breaker; a call that sends none counts nothing there, and takes as long. */
const takeFromBreaker = async (services: Services, { purpose, deliver }: Asking): Promise<number> => {
  const breaker = breakers[purpose];
  try {
    const used = await takeFrom(services, breaker, '');
    await giveBack(services, deliver ? nothing : breaker, '');
    return used;
  } catch (error) {
    if (error instanceof Refusal && isTimeToReport(services.now())) {
      services.log.error(
        { breaker: breaker.name, per_hour: breaker.hits },
        'the breaker for verification codes is open: nobody gets one',
      );
    }
    throw error;
  }
};

/**
 * Counts one code against the budgets of its phone, its address, its browser and the whole product.
 * @returns whether it costs work: this browser or address had too many within the hour, or half of the product's
 * budget is used
 * @throws Refusal too_many
 */
export const takeCode = async (services: Services, asking: Asking): Promise<boolean> => {
  const { purpose, phone_index, address, requested_by } = asking;
  const phone = phone_index.toString('base64url');
  await takeFrom(services, perPhoneHour, phone);
  await takeFrom(services, perPhoneDay, phone);
  const fromAddress = await takeFromAddress(services, perAddress, address);
  const fromBrowser = await takeFrom(services, perBrowser, requested_by.toString('base64url'));
  const fromAll = await takeFromBreaker(services, asking);
  const free = limits.codes_before_challenge;
  return (
    fromBrowser > free || fromAddress > allowanceOf(services, free) || fromAll > breakers[purpose].hits / 2
  );
};
