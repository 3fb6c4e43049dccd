import { describe, expect, it } from 'vitest';
import { isContactPhone } from './is-contact-phone.js';

describe('isContactPhone', () => {
  it.each([
    ['13800138000', 'a mobile'],
    ['+86 138 0013 8000', 'a mobile as people write it'],
    ['１３８００１３８０００', 'a mobile from an input method'],
    ['010-12345678', 'a landline of three and eight digits'],
    ['0571-8765432', 'of four and seven'],
    ['057187654321', 'without a dash'],
    ['021-55550101-8', 'with an extension'],
    ['021-55550101-801234', 'with a long extension'],
    ['400-810-1234', 'a company’s number'],
    ['8008101234', 'one that costs nothing'],
  ])('accepts %j: %s', (input) => {
    expect(isContactPhone(input)).toBe(true);
  });

  it.each([
    ['', 'nothing'],
    ['12', 'too little'],
    ['12345', 'an extension alone'],
    ['55550101', 'no area code'],
    ['12800138000', 'a prefix that no mobile has'],
    ['1380013800', 'a digit too few'],
    ['21-55550101', 'an area code without its zero'],
    ['021-55550101-', 'a dash without an extension'],
    ['021-55550101-1234567', 'an extension of seven digits'],
    ['300-810-1234', 'another beginning'],
    ['021-55550101 or 13800138000', 'two'],
    ['ask at the desk', 'words'],
    ['021-55550101\n', 'a line break after'],
  ])('rejects %j: %s', (input) => {
    expect(isContactPhone(input)).toBe(false);
  });
});
