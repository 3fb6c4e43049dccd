import { describe, expect, it } from 'vitest';
import { telOf } from './tel-of.js';

describe('telOf', () => {
  it.each([
    ['a mobile', '13800000001', 'tel:13800000001'],
    ['a mobile in groups', '138 0000 0001', 'tel:13800000001'],
    ['a mobile in groups with dashes', '138-0000-0001', 'tel:13800000001'],
    ['a mobile with its country', '+86 138-0000-0001', 'tel:+8613800000001'],
    ['a landline', '0571-55550123', 'tel:057155550123'],
    ['a landline without a dash', '057155550123', 'tel:057155550123'],
    ['a landline in groups', '021-6280 1234', 'tel:02162801234'],
    ['a landline of seven figures', '0571-5555012', 'tel:05715555012'],
    ['a number of a company', '400-820-0000', 'tel:4008200000'],
    ['an extension, after a pause', '021-55550101-8', 'tel:02155550101,8'],
    ['a long extension', '021-55550101-801234', 'tel:02155550101,801234'],
    ['an extension of a number without a dash', '057155550123-801', 'tel:057155550123,801'],
    ['nothing', '', 'tel:'],
  ])('dials %s', (_what, phone, address) => {
    expect(telOf(phone)).toBe(address);
  });
});
