import { expect, it } from 'vitest';
import { classLifecycle } from '../class-lifecycle.js';
import { leadsToEnrolment } from './leads-to-enrolment.js';

it('requires the facts that candidates rely on during the way to its enrolments, and no later', () => {
  const asked = new Set(classLifecycle.transitions.map(({ event }) => event).filter(leadsToEnrolment));
  expect([...asked]).toEqual(['submit', 'approve', 'open']);
});
