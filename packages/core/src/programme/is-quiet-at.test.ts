import { describe, expect, it } from 'vitest';
import { defaultGroupSms } from './group-sms.js';
import { isQuietAt } from './is-quiet-at.js';

describe('isQuietAt', () => {
  it.each([
    ['21:59', false],
    ['22:00', true],
    ['23:59', true],
    ['00:00', true],
    ['07:59', true],
    ['08:00', false],
    ['12:00', false],
  ])('says of promotions at %s: %s', (time, quiet) => {
    expect(isQuietAt(defaultGroupSms.rules.promotion, time)).toBe(quiet);
  });

  it('knows a pause by day, and no pause at all', () => {
    const noon = { quiet: { from: '12:00', until: '14:00' } };
    expect(['11:59', '12:00', '13:59', '14:00'].map((time) => isQuietAt(noon, time))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isQuietAt({ quiet: null }, '03:00')).toBe(false);
  });
});
