import { describe, expect, it } from 'vitest';
import { shownText } from './look-at.js';

describe('a text of a table that is looked at', () => {
  it.each([
    ['20261103', '20261103'],
    ['20261103 680.00', '20261103 680.00'],
    ['20261103201341', '****1341'],
    ['20261303', '****1303'],
    ['20261132', '****1132'],
    ['31261103', '****1103'],
    ['13812345678', '****5678'],
    ['310101 19900301 1000', '****1000'],
    ['6222021001116245', '****6245'],
  ])('shows its days and no other long number: %s', (text, shown) => {
    expect(shownText(text)).toBe(shown);
  });
});
