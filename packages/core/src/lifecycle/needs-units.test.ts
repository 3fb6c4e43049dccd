import { expect, it } from 'vitest';
import { classLifecycle } from './class-lifecycle.js';
import { needsUnits } from './needs-units.js';

it('asks for the units of a joint class on its way to enrolments, and no later', () => {
  const asked = new Set(classLifecycle.transitions.map(({ event }) => event).filter(needsUnits));
  expect([...asked]).toEqual(['submit', 'approve', 'open']);
});
