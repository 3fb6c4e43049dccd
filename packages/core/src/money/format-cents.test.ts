import { describe, expect, it } from 'vitest';
import { formatCents } from './format-cents.js';

describe('formatCents', () => {
  it.each([
    [123_450, 'CNY', 'zh', '¥1,234.50'],
    [123_450, 'CNY', 'en', 'CN¥1,234.50'],
    [5, 'CNY', 'en', 'CN¥0.05'],
    [-5, 'CNY', 'en', '-CN¥0.05'],
    [0, 'CNY', 'zh', '¥0.00'],
    [Number.MAX_SAFE_INTEGER, 'CNY', 'en', 'CN¥90,071,992,547,409.91'],
  ] as const)('shows %d cents of %s in %s as %s', (cents, currency, language, text) => {
    expect(formatCents(cents, currency, language)).toBe(text);
  });

  it.each([
    ['es', /^1[.,]?234,50\sCNY$/],
    ['ja', /^元\s?1,234\.50$/],
  ] as const)('shows amount and sign in %s, where ¥ is another currency or none', (language, text) => {
    expect(formatCents(123_450, 'CNY', language)).toMatch(text);
  });

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, '100', null, undefined])(
    'gives nothing for %s',
    (input) => {
      expect(formatCents(input, 'CNY', 'en')).toBe('');
    },
  );
});
