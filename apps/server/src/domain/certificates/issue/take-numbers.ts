import { type CertificateKind, formatDateTime, formatSerial } from '@skillcert/core';
import type { Transaction } from 'kysely';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import { nextOfPrefix } from '../../../platform/store/next-of-prefix.js';

interface Wanted {
  readonly count: number;
  readonly kind: CertificateKind;
  readonly level: string;
  readonly class_code: string;
  readonly now: Date;
}

/** The shared beginning of a series' numbers, and each number by its count. */
export const numbersOf = (
  { certificates, programme: { time_zone } }: Pick<Services, 'certificates' | 'programme'>,
  { kind, level, class_code, now }: Omit<Wanted, 'count'>,
) => {
  const number = certificates.number[kind];
  const year = formatDateTime(now, { pattern: '{y}', timeZone: time_zone }) ?? '';
  const values = { yy: year.slice(-2), level, class_code };
  return {
    prefix: formatSerial(number.slice(0, number.lastIndexOf('{serial')), values),
    at: (serial: number) => formatSerial(number, { ...values, serial }),
  };
};

/**
 * Takes the next numbers of a series; others who want one wait until the transaction ends, and a failed transaction
 * returns them. Kinds whose numbers begin alike count together, so that no number exists twice.
 */
export const takeNumbers = async (
  tx: Transaction<Database>,
  services: Pick<Services, 'certificates' | 'programme'>,
  { count, ...wanted }: Wanted,
): Promise<readonly string[]> => {
  const { prefix, at } = numbersOf(services, wanted);
  const first = await nextOfPrefix(tx, { series: 'certificate', prefix, count });
  return Array.from({ length: count }, (_, index) => at(first + index));
};
