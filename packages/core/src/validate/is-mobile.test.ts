import { describe, expect, it } from 'vitest';
import { isMobile } from './is-mobile.js';

// MIIT table of network numbers (2023-03), standards 1.7.
const inUse = [
  '130 131 132 133 134 135 136 137 138 139 145 147 149 150 151 152 153 155 156 157 158 159',
  '162 165 166 167 170 171 172 173 175 176 177 178 180 181 182 183 184 185 186 187 188 189',
  '190 191 192 193 195 196 197 198 199',
]
  .join(' ')
  .split(' ');

describe('isMobile', () => {
  it('accepts every prefix in use and rejects every other of the thousand', () => {
    const accepted: string[] = [];
    for (let prefix = 0; prefix < 1000; prefix++) {
      const text = String(prefix).padStart(3, '0');
      if (isMobile(`${text}00138000`)) accepted.push(text);
    }
    expect(accepted).toEqual(inUse);
  });

  it.each([
    ['1380013800', 'ten digits'],
    ['138001380000', 'twelve digits'],
    ['8613800138000', '13 digits: the length of an IoT number'],
    ['+8613800138000', 'a country code that was not asked for'],
    ['138 0013 8000', 'separators'],
    ['138-0013-8000', 'separators'],
    [' 13800138000', 'a space before'],
    ['13800138000\n', 'a line break after'],
    ['１３８００１３８０００', 'full-width digits'],
    ['١٣٨٠٠١٣٨٠٠٠', 'Arabic digits'],
    ['1380013800x', 'a letter'],
    ['', 'nothing'],
  ])('rejects %j: %s', (input) => {
    expect(isMobile(input)).toBe(false);
  });

  it('strips one leading +86 or 0086 when countryCode is on', () => {
    const countryCode = true;
    expect(isMobile('+8613800138000', { countryCode })).toBe(true);
    expect(isMobile('008613800138000', { countryCode })).toBe(true);
    expect(isMobile('13800138000', { countryCode })).toBe(true);
    expect(isMobile('8613800138000', { countryCode })).toBe(false);
    expect(isMobile('+86+8613800138000', { countryCode })).toBe(false);
    expect(isMobile('+86 13800138000', { countryCode })).toBe(false);
    expect(isMobile('+8513800138000', { countryCode })).toBe(false);
  });
});
