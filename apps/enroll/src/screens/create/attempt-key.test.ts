import { expect, it } from 'vitest';
import { attemptKey, endAttempt } from './attempt-key.js';

const storage = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
};

it('keeps one key for an attempt, for any events in between', () => {
  const place = storage();
  expect(attemptKey(place, 7)).toBe(attemptKey(place, 7));
  expect(attemptKey(place, 7)).not.toBe(attemptKey(place, 8));
});

it('gives the next attempt a key of its own', () => {
  const place = storage();
  const first = attemptKey(place, 7);
  endAttempt(place, 7);
  expect(attemptKey(place, 7)).not.toBe(first);
});

it('stores nothing but the class and 128 random bits', () => {
  const place = storage();
  attemptKey(place, 7);
  expect([...place.kept]).toEqual([['skillcert-attempt-7', expect.stringMatching(/^[0-9a-f]{32}$/)]]);
});
