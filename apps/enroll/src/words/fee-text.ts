import type { OpenClass } from '@skillcert/api-client';
import { formatCents } from '@skillcert/core';
import type { ShownWords } from './word-store.js';

/** A fee in words. */
export const feeText = (cents: number, currency: string, { t, language }: ShownWords): string =>
  cents === 0 ? t('list.free') : formatCents(cents, currency, language);

/** What a class costs who enrols in this way. */
export const feeOf = (
  { fee_cents, organization_fee_cents }: Pick<OpenClass, 'fee_cents' | 'organization_fee_cents'>,
  enroll_type: string | undefined,
): number => (enroll_type === 'organization' ? (organization_fee_cents ?? fee_cents) : fee_cents);
