import { expect, it } from 'vitest';
import { classLifecycle } from '../lifecycle/class-lifecycle.js';
import { keepsCertificates, takesCertificates } from './takes-certificates.js';

it('numbers certificates after the publicity, and keeps them for good', () => {
  const states = Object.keys(classLifecycle.states) as (keyof typeof classLifecycle.states)[];
  expect(states.filter(takesCertificates)).toEqual(['certifying']);
  expect(states.filter(keepsCertificates)).toEqual(['certifying', 'finished', 'archived']);
});
