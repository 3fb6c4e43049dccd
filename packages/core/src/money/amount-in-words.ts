import { capitalCents } from './capital-cents.js';

/**
 * An amount in words beside its figures, as bills of a language and currency require.
 * @param cents integer cents, not negative
 * @param currency ISO 4217
 * @param language BCP 47; only its first part counts
 * @returns renminbi in Chinese capitals; '' if bills show figures alone, and for an invalid amount
 */
export const amountInWords = (cents: unknown, currency: string, language: string): string =>
  currency === 'CNY' && language.split('-')[0] === 'zh' ? capitalCents(cents) : '';
