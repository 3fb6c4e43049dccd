import { describe, expect, it } from 'vitest';
import { maskNumbers } from './mask-numbers.js';

describe('a number of somebody’s in a text', () => {
  it.each([
    ['310101199003011000', '****1000'],
    ['31010119900301100X', '****1100X'],
    ['报名费 13800010001 李明', '报名费 ****0001 李明'],
    ['310101 19900301 1000', '****1000'],
    ['310101 19900301 100X', '****100X'],
    ['310101 199003011000', '****1000'],
    ['31010119900301 100x', '****100x'],
    ['310101 1990 0301 1000', '****1000'],
    ['李明310101 19900301 1000报名费', '李明****1000报名费'],
  ])('shows its last figures alone: %s', (text, masked) => {
    expect(maskNumbers(text)).toBe(masked);
  });

  it.each([
    ['a blank that keeps together', '\u00a0'],
    ['a thin blank', '\u2009'],
    ['a wide blank', '\u3000'],
    ['two blanks', '  '],
    ['a tab', '\t'],
    ['a hyphen', '-'],
    ['a hyphen that keeps together', '\u2011'],
    ['a dash', '–'],
    ['a wide hyphen', '－'],
    ['a minus', '\u2212'],
    ['a hyphen between blanks', ' - '],
    ['a point', '.'],
    ['a point in the middle', '·'],
    ['a low line', '_'],
    ['a slash', '/'],
  ])('is one number in groups with %s between them', (_, between) => {
    const grouped = (...groups: string[]) => maskNumbers(`学费 ${groups.join(between)} 李明`);
    expect(grouped('310101', '19900301', '1000')).toBe('学费 ****1000 李明');
    expect(grouped('310101', '199003011000')).toBe('学费 ****1000 李明');
    expect(grouped('31010119900301', '100X')).toBe('学费 ****100X 李明');
    expect(grouped('310101', '1990', '0301', '1000')).toBe('学费 ****1000 李明');
  });

  it('is one of an account or a phone in groups as well', () => {
    expect(maskNumbers('6222 0210 0111 2233 445')).toBe('****3445');
    expect(maskNumbers('6222-0210-0111-2233')).toBe('****2233');
    expect(maskNumbers('138 0001 0001')).toBe('****0001');
    expect(maskNumbers('138-0001-0001')).toBe('****0001');
    expect(maskNumbers('+86 138 0001 0001')).toBe('+86 ****0001');
  });

  it.each([
    '2026-11-30 10:30:00',
    '2026-11-30 2026-12-05',
    '2026年11月30日 1200.00',
    '第 24 期 120 人',
    '123456 20261130',
    '680.00 1200.00',
    'A-2026-0012',
  ])('is not what is none: %s', (text) => {
    expect(maskNumbers(text)).toBe(text.replace('20261130', '****1130'));
  });
});
