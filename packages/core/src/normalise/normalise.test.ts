import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCreditCode } from '../validate/is-credit-code.js';
import { isIdCard } from '../validate/is-id-card.js';
import { isMobile } from '../validate/is-mobile.js';
import { normaliseCreditCode } from './normalise-credit-code.js';
import { idCardKey, normaliseIdCard } from './normalise-id-card.js';
import { normalisePhone } from './normalise-phone.js';
import { normaliseUsername } from './normalise-username.js';

describe('normalisePhone', () => {
  it.each([
    ['13800138000', 'as it is'],
    [' 138 0013 8000 ', 'blanks'],
    ['138-0013-8000', 'dashes'],
    ['138–0013—8000', 'long dashes'],
    ['138.0013.8000', 'dots'],
    ['１３８００１３８０００', 'full-width digits'],
    ['+8613800138000', '+86'],
    ['＋86 138 0013 8000', 'a full-width plus'],
    ['(+86) 138-0013-8000', 'brackets'],
    ['008613800138000', '0086'],
    ['8613800138000', '86'],
    ['\u202d13800138000\u202c', 'controls that a copied contact carries'],
    ['138\u00a00013\u30008000', 'blanks of other widths'],
  ])('reads %j as the same number: %s', (input) => {
    expect(normalisePhone(input)).toBe('13800138000');
    expect(isMobile(normalisePhone(input))).toBe(true);
  });

  it('leaves a text that is not a mainland number with a country code', () => {
    expect(normalisePhone('+85212345678')).toBe('+85212345678');
    expect(normalisePhone('010-12345678')).toBe('01012345678');
    expect(normalisePhone('86138001380')).toBe('86138001380');
    expect(normalisePhone('')).toBe('');
  });
});

describe('normaliseIdCard', () => {
  it.each([
    ['11010519491231002x', '11010519491231002X'],
    [' 110105 19491231 002X ', '11010519491231002X'],
    ['１１０１０５１９４９１２３１００２Ｘ', '11010519491231002X'],
    ['110105-19491231-002X', '11010519491231002X'],
    ['a123456（3）', 'A123456(3)'],
    ['a123456789', 'A123456789'],
    ['1/234567/8', '1/234567/8'],
    ['ı123456(3)', 'ı123456(3)'],
  ])('writes %j as %s', (input, id) => {
    expect(normaliseIdCard(input)).toBe(id);
  });

  it('gives a form that the check accepts', () => {
    expect(isIdCard(normaliseIdCard('a123456（3）'), { now: Date.UTC(2026, 0, 1) })).toBe(true);
  });
});

describe('idCardKey', () => {
  it.each([
    [['11010519491231002X', '11010519491231002x', ' 110105 19491231 002X'], 'letter case and blanks'],
    [['110105491231002', '11010519491231002X'], 'a number of 15 digits and the 18 that replaced it'],
    [['A123456(3)', 'A1234563', 'a123456[3]', 'A123456（3）'], 'brackets of Hong Kong'],
    [['1234567(8)', '12345678', '1/234567/8'], 'brackets and slashes of Macau'],
  ])('is the same for the spellings %j: %s', (spellings) => {
    expect(new Set(spellings.map(idCardKey)).size).toBe(1);
  });

  it('keeps different numbers apart', () => {
    expect(idCardKey('110105491231002')).not.toBe(idCardKey('110105491231003'));
    expect(idCardKey('999999999999999')).toBe('999999999999999');
  });
});

describe('normaliseCreditCode', () => {
  it.each([
    ['91350100m000100y43'],
    [' 91350100 M000100Y4 3 '],
    ['９１３５０１００M000100Y43'],
    ['91350100-M000100Y4-3'],
  ])('writes %j in a form that the check accepts', (input) => {
    expect(normaliseCreditCode(input)).toBe('91350100M000100Y43');
    expect(isCreditCode(normaliseCreditCode(input))).toBe(true);
  });
});

describe('normaliseUsername', () => {
  it.each([
    [' admin ', 'admin', 'trimmed'],
    ['ａｄｍｉｎ', 'admin', 'full-width letters'],
    ['\u3000Master01\n', 'Master01', 'letter case is kept'],
    ['a b', 'a b', 'blanks inside are not repaired'],
  ])('writes %j as %j: %s', (input, name) => {
    expect(normaliseUsername(input)).toBe(name);
  });
});

const sign = fc.constantFrom(...'0168+axX A-–　（）(３Ａａ／/.\u200b\u202e\t名ıſ');

it('changes nothing the second time, for any input', () => {
  fc.assert(
    fc.property(fc.string({ unit: sign }), (text) => {
      for (const normalise of [normalisePhone, normaliseIdCard, normaliseCreditCode, normaliseUsername]) {
        const once = normalise(text);
        expect(normalise(once)).toBe(once);
      }
    }),
  );
});
