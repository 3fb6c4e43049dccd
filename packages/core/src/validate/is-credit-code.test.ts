import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCreditCode } from './is-credit-code.js';

const characters = '0123456789ABCDEFGHJKLMNPQRTUWXY';

// The weights as the standard prints them, not as the code computes them.
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

const complete = (body: string) => {
  const sum = weights.reduce((total, weight, at) => total + weight * characters.indexOf(body.charAt(at)), 0);
  return body + characters.charAt((31 - (sum % 31)) % 31);
};

const textOf = (signs: string, length: number) =>
  fc.string({ unit: fc.constantFrom(...signs), minLength: length, maxLength: length });
const body = fc
  .tuple(textOf(characters, 2), textOf('0123456789', 6), textOf(characters, 9))
  .map((parts) => parts.join(''));

describe('isCreditCode', () => {
  it.each([
    ['91350100M000100Y43', 'the worked example with its right check'],
    ['91110000600037341L', 'a company'],
    ['A1110000600037341K', 'a department that is a letter'],
    ['N2350100M000100Y4J', 'another'],
  ])('accepts %s: %s', (input) => {
    expect(isCreditCode(input)).toBe(true);
  });

  it.each([
    ['91350100M000100Y4Z', 'Z is no character of the code'],
    ['91350100M000100Y44', 'a wrong check'],
    ['91350100m000100y43', 'lower case'],
    ['9135010OM000100Y43', 'a letter O in the area'],
    ['91350100I000100Y43', 'a letter I'],
    ['9135010AM000100Y43', 'a letter in the area'],
    ['91350100M000100Y4', '17 characters'],
    ['91350100M000100Y433', '19 characters'],
    [' 91350100M000100Y43', 'a space before'],
    ['91350100M000100Y43\n', 'a line break after'],
    ['', 'nothing'],
  ])('rejects %j: %s', (input) => {
    expect(isCreditCode(input)).toBe(false);
  });

  it('accepts what the printed weights complete, and nothing with another check', () => {
    fc.assert(
      fc.property(body, fc.nat(29), (text, other) => {
        const code = complete(text);
        expect(isCreditCode(code)).toBe(true);
        const at = (characters.indexOf(code.charAt(17)) + 1 + other) % 31;
        expect(isCreditCode(text + characters.charAt(at))).toBe(false);
      }),
    );
  });

  it('finds every single wrong character', () => {
    fc.assert(
      fc.property(body, fc.nat(16), fc.constantFrom(...characters), (text, at, wrong) => {
        const code = complete(text);
        fc.pre(code.charAt(at) !== wrong);
        expect(isCreditCode(code.slice(0, at) + wrong + code.slice(at + 1))).toBe(false);
      }),
    );
  });

  it('checks the organisation code inside when strictOrg is on', () => {
    expect(isCreditCode('91110000600037341L', { strictOrg: true })).toBe(true);
    expect(isCreditCode(complete('91110000600037342'), { strictOrg: true })).toBe(false);
    expect(isCreditCode(complete('91110000600037342'))).toBe(true);
  });
});
