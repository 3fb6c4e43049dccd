import { describe, expect, it } from 'vitest';
import { isIdOfType } from './is-id-of-type.js';

const now = new Date('2026-11-21T00:00:00Z');
const numbers = { cn: '11010519491231002X', hk: 'A123456(3)', mo: '1234567(8)', tw: 'A123456789' } as const;

describe('isIdOfType', () => {
  it.each(['cn', 'hk', 'mo', 'tw'] as const)('accepts a number of %s for that kind alone', (id_type) => {
    for (const other of ['cn', 'hk', 'mo', 'tw'] as const) {
      expect(isIdOfType(other, numbers[id_type], { now })).toBe(other === id_type);
    }
  });
});
