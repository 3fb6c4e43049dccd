import { expect, it } from 'vitest';
import { classLifecycle } from '../class-lifecycle.js';
import { leadsToEnrolment } from './leads-to-enrolment.js';

it('asks for what candidates rely on along the way of a class to its enrolments, and no later', () => {
  const asked = new Set(classLifecycle.transitions.map(({ event }) => event).filter(leadsToEnrolment));
  expect([...asked]).toEqual(['submit', 'approve', 'open']);
});
