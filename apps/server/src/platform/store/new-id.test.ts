import { expect, it, vi } from 'vitest';
import { newId } from './new-id.js';

it('rises strictly and never repeats, however many are asked for in a millisecond', () => {
  const ids = Array.from({ length: 50_000 }, () => newId());
  for (const [index, id] of ids.entries()) expect(id).toBeGreaterThan(ids[index - 1] ?? 0);
});

it('keeps rising when the clock steps back', () => {
  const before = newId();
  expect(newId(Date.UTC(2024, 0, 2))).toBeGreaterThan(before);
});

it('is a whole number below 2^53 until 2093', async () => {
  vi.resetModules();
  const fresh = await import('./new-id.js');
  const last = fresh.newId(Date.UTC(2093, 0, 1));
  expect(Number.isSafeInteger(last)).toBe(true);
});
