import { describe, expect, it } from 'vitest';
import { type IdCardRegion, isIdCard } from './is-id-card.js';

const now = new Date('2026-11-21T04:00:00Z');

const samples: readonly (readonly [IdCardRegion, string])[] = [
  ['cn', '11010519491231002X'],
  ['cn', '110105491231002'],
  ['hk', 'A123456(3)'],
  ['tw', 'A123456789'],
  ['tw', 'A800000014'],
  ['mo', '1234567(8)'],
];

describe('isIdCard', () => {
  it.each(samples)('accepts a number of %s by default: %s', (_, input) => {
    expect(isIdCard(input, { now })).toBe(true);
  });

  it.each(samples)('accepts a number of %s only where that region is listed: %s', (region, input) => {
    const others = (['cn', 'hk', 'tw', 'mo'] as const).filter((each) => each !== region);
    expect(isIdCard(input, { now, regions: [region] })).toBe(true);
    expect(isIdCard(input, { now, regions: others })).toBe(false);
    expect(isIdCard(input, { now, regions: [] })).toBe(false);
  });

  it.each([
    ['12345678', 'a Macau number without brackets: three in ten of all such numbers would pass'],
    ['1/234567/8', 'a Macau number with slashes'],
    ['AC01234567', 'a Taiwan certificate of the form before 2021'],
    ['M12345678', 'a travel permit'],
    ['911124198108030024', 'a permanent resident card of foreigners'],
    ['', 'nothing'],
  ])('rejects %s: %s', (input) => {
    expect(isIdCard(input, { now })).toBe(false);
  });

  it('passes gender, foreign and now on to the mainland check', () => {
    expect(isIdCard('11010519491231002X', { now, gender: 'male' })).toBe(false);
    expect(isIdCard('11010519491231002X', { now, gender: 'female' })).toBe(true);
    expect(isIdCard('911124198108030024', { now, foreign: true })).toBe(true);
    expect(isIdCard('11010519491231002X', { now: new Date('1940-01-01') })).toBe(false);
  });
});
