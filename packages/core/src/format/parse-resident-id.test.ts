import { describe, expect, it } from 'vitest';
import { parseResidentId } from './parse-resident-id.js';

describe('parseResidentId', () => {
  it.each([
    ['11010519491231002X', '1949-12-31', 'female'],
    ['440524188001010014', '1880-01-01', 'male'],
    ['810000199003070015', '1990-03-07', 'male'],
    ['110105491231002', '1949-12-31', 'female'],
    ['911124198108030024', '1981-08-03', 'female'],
  ])('reads %s as born on %s, %s', (id, birth, gender) => {
    expect(parseResidentId(id)).toEqual({ birth, gender });
  });

  it.each(['110105194912310021', '11010519000229001X', 'A123456(3)', '1101051949123100', ''])(
    'gives null for %s, which is no mainland number',
    (id) => {
      expect(parseResidentId(id)).toBeNull();
    },
  );
});
