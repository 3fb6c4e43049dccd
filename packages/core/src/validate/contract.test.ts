import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAccountName } from './is-account-name.js';
import { isContactPhone } from './is-contact-phone.js';
import { isCreditCode } from './is-credit-code.js';
import { isEmail } from './is-email.js';
import { isHongKongId } from './is-hong-kong-id.js';
import { isIdCard } from './is-id-card.js';
import { isMacauId } from './is-macau-id.js';
import { isMobile } from './is-mobile.js';
import { isPassword } from './is-password.js';
import { isPersonName } from './is-person-name.js';
import { isResidentId } from './is-resident-id.js';
import { isTaiwanId } from './is-taiwan-id.js';
import { isUrlLike } from './is-url-like.js';

const now = 1_795_000_000_000;

const validators = {
  isAccountName,
  isContactPhone,
  isCreditCode: (input: unknown) => isCreditCode(input, { strictOrg: true }),
  isEmail: (input: unknown) => isEmail(input, { idn: true }),
  isHongKongId,
  isIdCard: (input: unknown) => isIdCard(input, { now, foreign: true }),
  isMacauId,
  isMobile: (input: unknown) => isMobile(input, { countryCode: true }),
  isPassword,
  isPersonName,
  isResidentId: (input: unknown) => isResidentId(input, { now, foreign: true }),
  isTaiwanId: (input: unknown) => isTaiwanId(input, { old: true }),
  isUrlLike,
};

const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'0123456789ABXax@.()/[]+-') }),
);

describe.each(Object.entries(validators))('%s', (_, isValid) => {
  it('answers false for everything that is not a text', () => {
    fc.assert(
      fc.property(
        fc.anything().filter((input) => typeof input !== 'string'),
        (input) => {
          expect(isValid(input)).toBe(false);
        },
      ),
    );
  });

  it('answers every text with true or false, and the same text with the same', () => {
    fc.assert(
      fc.property(anyText, (input) => {
        const answer = isValid(input);
        expect(typeof answer).toBe('boolean');
        expect(isValid(input)).toBe(answer);
      }),
    );
  });

  it('does not read a text that is wrapped in an object', () => {
    expect(isValid(new String('a@example.org'))).toBe(false);
    expect(isValid(['13800138000'])).toBe(false);
  });

  it('answers a text of a million characters at once', () => {
    expect(isValid('1'.repeat(1_000_000))).toBe(false);
    expect(isValid('a.'.repeat(500_000))).toBe(false);
  });
});
