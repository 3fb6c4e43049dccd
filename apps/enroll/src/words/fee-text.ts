import type { OpenClass } from '@skillcert/api-client';
import { formatCents } from '@skillcert/core';
import type { ShownWords } from './word-store.js';

/** A fee in words. */
export const feeText = (cents: number, currency: string, { t, language }: ShownWords): string =>
  cents === 0 ? t('list.free') : formatCents(cents, currency, language);

/** The fee of a class for this way to enrol. */
export const feeOf = (
  { fee_cents, organization_fee_cents }: Pick<OpenClass, 'fee_cents' | 'organization_fee_cents'>,
  enroll_type: string | undefined,
): number => (enroll_type === 'organization' ? (organization_fee_cents ?? fee_cents) : fee_cents);
