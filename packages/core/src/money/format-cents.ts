import { type Language, languageTag } from '../i18n/languages.js';

/**
 * An amount in integer cents as text with its currency sign, `¥1,234.50` in Chinese; '' for a value that is not
 * whole cents.
 */
export const formatCents = (cents: unknown, currency: string, language: Language): string => {
  if (typeof cents !== 'number' || !Number.isSafeInteger(cents)) return '';
  // Text, not a division: Intl reads it exactly, and 2^53 cents would not survive /100.
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const amount = `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
  // The sign that distinguishes it for this reader: yuan are ¥ in Chinese, CN¥ in English, 元 in Japanese.
  return new Intl.NumberFormat(languageTag(language), { style: 'currency', currency }).format(
    amount as Intl.StringNumericLiteral,
  );
};
