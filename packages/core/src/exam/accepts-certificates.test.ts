import { expect, it } from 'vitest';
import { acceptsLessons } from '../lessons/accepts-lessons.js';
import { classLifecycle } from '../lifecycle/class-lifecycle.js';
import { acceptsCertificates, keepsCertificates } from './accepts-certificates.js';

const states = Object.keys(classLifecycle.states) as (keyof typeof classLifecycle.states)[];

it('numbers certificates of candidates after the publicity, and keeps them for good', () => {
  expect(states.filter((status) => acceptsCertificates(status, 'candidate'))).toEqual(['certifying']);
  expect(states.filter((status) => keepsCertificates(status, 'candidate'))).toEqual([
    'certifying',
    'finished',
    'archived',
  ]);
});

it('numbers those of teachers once no lesson can change any more, and keeps them as long', () => {
  const taken = states.filter((status) => acceptsCertificates(status, 'teacher'));
  expect(taken).toEqual(['scoring', 'publicity', 'certifying', 'finished', 'archived']);
  expect(taken.filter(acceptsLessons)).toEqual([]);
  expect(states.filter((status) => keepsCertificates(status, 'teacher'))).toEqual(taken);
});
