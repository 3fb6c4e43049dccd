import { commonDigits, commonPasswords } from './common-passwords.js';

const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  $: 's',
  '@': 'a',
};

const withoutEdges = (text: string) => text.replace(/^[^a-z]+|[^a-z]+$/g, '');

/**
 * Whether a password is one that is guessed first: a common word or run of digits, even with other characters around
 * it, or fewer than five different characters.
 */
export const isCommonPassword = (password: string): boolean => {
  const lower = password.toLowerCase();
  const letters = lower.replace(/[^a-z]/g, '');
  const digits = lower.replace(/\D/g, '');
  const spelled = withoutEdges(lower).replace(/[01345$@]/g, (sign) => leet[sign] ?? sign);
  return (
    commonPasswords.has(withoutEdges(lower)) ||
    commonPasswords.has(spelled) ||
    commonPasswords.has(letters) ||
    (commonDigits.has(digits) && letters.length < 6) ||
    new Set(lower).size < 5
  );
};
