import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isResidentId } from './is-resident-id.js';

const now = new Date('2026-11-21T04:00:00Z');

// The weights as the standard prints them, not as the code computes them.
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const complete = (digits: string) => {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits.charAt(at)), 0);
  return digits + '10X98765432'.charAt(sum % 11);
};

const born = (date: string, sequence = '001') => complete(`110105${date}${sequence}`);

describe('isResidentId', () => {
  it.each([
    ['11010519491231002X', 'the example of the standard'],
    ['440524188001010014', 'the other one, born in 1880'],
    ['11010519491231002x', 'a small x'],
    ['810000199003070015', 'a residence permit for Hong Kong'],
    ['820000199003070017', 'one for Macau'],
    ['830000199003070027', 'one for Taiwan'],
    [complete('71010119900307001'), 'Taiwan by its province pair'],
    [born('20000229'), 'a leap day of 2000'],
    [born('18000101'), 'the first day accepted'],
    [born('20261121'), 'born today'],
    ['110105491231002', '15 digits'],
    ['110105040229002', '15 digits, a leap day of 1904'],
  ])('accepts %s: %s', (input) => {
    expect(isResidentId(input, { now })).toBe(true);
  });

  it.each([
    ['110105194912310021', 'a wrong check'],
    ['110105194912310x2X', 'x elsewhere than at the end'],
    ['X10105194912310020', 'X at the front'],
    [born('19000229'), 'a leap day of 1900, which had none'],
    [born('20010229'), 'a leap day of 2001'],
    [born('19900431'), 'the 31st of April'],
    [born('19900631'), 'the 31st of June'],
    [born('19900931'), 'the 31st of September'],
    [born('19901131'), 'the 31st of November'],
    [born('19900132'), 'the 32nd'],
    [born('19900100'), 'day 0'],
    [born('19901301'), 'month 13'],
    [born('19900001'), 'month 0'],
    [born('17991231'), 'born before 1800'],
    [born('20261122'), 'born tomorrow'],
    [born('20990101'), 'born in 2099'],
    [complete('81000119900307001'), '81 with a county'],
    [complete('84000019900307001'), '84'],
    [complete('91010119900307001'), '91, "abroad" in old tables'],
    ['810000900307001', '15 digits of Hong Kong, which never were'],
    ['110105491331002', '15 digits, month 13'],
    ['110105000229002', '15 digits, a leap day of 1900'],
    ['11010519491231002', '17 digits'],
    ['1101051949123100200', '19 digits'],
    ['11010549123100X', '15 characters with an X'],
    [' 11010519491231002X', 'a space before'],
    ['11010519491231002X\n', 'a line break after'],
    ['１１０１０５１９４９１２３１００２X', 'full-width digits'],
    ['', 'nothing'],
  ])('rejects %j: %s', (input) => {
    expect(isResidentId(input, { now })).toBe(false);
  });

  it('accepts the 31 provinces, Taiwan and nothing else by their pair', () => {
    const accepted: number[] = [];
    for (let pair = 0; pair < 100; pair++) {
      const digits = `${String(pair).padStart(2, '0')}010119900307001`;
      if (isResidentId(complete(digits), { now })) accepted.push(pair);
    }
    expect(accepted).toEqual([
      11, 12, 13, 14, 15, 21, 22, 23, 31, 32, 33, 34, 35, 36, 37, 41, 42, 43, 44, 45, 46, 50, 51, 52, 53, 54,
      61, 62, 63, 64, 65, 71,
    ]);
  });

  it('takes today at UTC+8, wherever it runs', () => {
    const evening = new Date('2026-11-21T16:00:00Z');
    const before = new Date('2026-11-21T15:59:59.999Z');
    expect(isResidentId(born('20261122'), { now: evening })).toBe(true);
    expect(isResidentId(born('20261122'), { now: before })).toBe(false);
    expect(isResidentId(born('20261122'), { now: evening.getTime() })).toBe(true);
  });

  it('reads the gender off the sequence number, not off the check', () => {
    expect(isResidentId('11010519491231002X', { now, gender: 'female' })).toBe(true);
    expect(isResidentId('11010519491231002X', { now, gender: 'male' })).toBe(false);
    expect(isResidentId('440524188001010014', { now, gender: 'male' })).toBe(true);
    expect(isResidentId('110105491231002', { now, gender: 'female' })).toBe(true);
    expect(isResidentId('110105491231003', { now, gender: 'male' })).toBe(true);
    expect(isResidentId('110105491231003', { now, gender: 'female' })).toBe(false);
  });

  it('accepts the permanent resident card of foreigners only when foreign is on', () => {
    for (const card of ['911124198108030024', '932682198501010017']) {
      expect(isResidentId(card, { now, foreign: true })).toBe(true);
      expect(isResidentId(card, { now })).toBe(false);
    }
    expect(isResidentId(complete('96610119810803002'), { now, foreign: true })).toBe(false);
    expect(isResidentId('911124810803002', { now, foreign: true })).toBe(false);
    expect(isResidentId('11010519491231002X', { now, foreign: true })).toBe(true);
  });

  it('rejects everything without a valid now, instead of throwing', () => {
    expect(isResidentId('11010519491231002X', { now: Number.NaN })).toBe(false);
    expect(Reflect.apply(isResidentId, undefined, ['11010519491231002X'])).toBe(false);
  });

  it('accepts what the printed weights complete, and finds every single wrong digit', () => {
    const days = fc.date({ min: new Date('1800-01-01'), max: new Date('2026-11-20'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.nat(999), fc.nat(17), fc.nat(9), (day, sequence, at, digit) => {
        const date = day.toISOString().slice(0, 10).replaceAll('-', '');
        const id = born(date, String(sequence).padStart(3, '0'));
        expect(isResidentId(id, { now })).toBe(true);
        fc.pre(id.charAt(at) !== String(digit));
        expect(isResidentId(`${id.slice(0, at)}${digit}${id.slice(at + 1)}`, { now })).toBe(false);
      }),
    );
  });
});
