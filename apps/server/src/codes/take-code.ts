import { limits } from '@skillcert/core';
import { takeFromAddress } from '../http/limit-address.js';
import { Refusal } from '../http/refuse.js';
import { takeFrom } from '../http/take-from.js';
import type { Services } from '../services.js';

const hour = 3_600;

const perPhoneHour = { name: 'code-phone-hour', hits: limits.codes_per_hour, seconds: hour };
const perPhoneDay = { name: 'code-phone-day', hits: limits.codes_per_day, seconds: 24 * hour };
const perAddress = { name: 'code-address', hits: limits.codes_per_address_per_hour, seconds: hour };
const overall = { name: 'code-all', hits: limits.codes_per_hour_overall, seconds: hour };

/** Counts one code against the budgets of its phone, its address and the whole product. @throws Refusal too_many */
export const takeCode = async (services: Services, phone_index: Buffer, address: string): Promise<void> => {
  const phone = phone_index.toString('base64url');
  await takeFrom(services, perPhoneHour, phone);
  await takeFrom(services, perPhoneDay, phone);
  await takeFromAddress(services, perAddress, address);
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
};
