import { expect, it } from 'vitest';
import { doorOpensAt } from './door-opens-at.js';

it('opens the door two hours before a sitting', () => {
  expect(new Date(doorOpensAt(Date.parse('2026-12-05T01:00:00.000Z'))).toISOString()).toBe(
    '2026-12-04T23:00:00.000Z',
  );
});
