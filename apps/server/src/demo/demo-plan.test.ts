import { expect, it } from 'vitest';
import { planDemo } from './demo-plan.js';

const now = new Date('2026-11-21T00:20:00Z');

it('tells the same story on every machine', () => {
  expect(planDemo(now)).toEqual(planDemo(now));
});

it('lets a class that runs its exam have begun, whatever the time of day', () => {
  for (const hour of ['00', '09', '23']) {
    const moment = new Date(`2026-11-21T${hour}:05:00Z`);
    const examining = planDemo(moment).find((each) => each.status === 'examining');
    expect(examining?.dates.exam_at.getTime()).toBeLessThan(moment.getTime());
  }
});

it('puts nobody twice into a class', () => {
  for (const { enrolments } of planDemo(now)) {
    expect(new Set(enrolments.map((each) => each.person.id_card)).size).toBe(enrolments.length);
  }
});
