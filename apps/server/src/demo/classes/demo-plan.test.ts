import { expect, it } from 'vitest';
import { demoDates } from './class-history.js';
import { demoClasses } from './demo-classes.js';
import { planDemo } from './demo-plan.js';

const now = new Date('2026-11-21T00:20:00Z');

it('is the same on every machine', () => {
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

it('has a class that enrols, one that waits for its exam and one that runs it on each of 400 days, leap day and turns of years among them', () => {
  const day_ms = 86_400_000;
  const begin = Date.parse('2027-12-15T00:07:00Z');
  for (let day = 0; day < 400; day += 1) {
    // Another time of the day each day.
    const moment = begin + day * day_ms + ((day * 7) % 24) * 3_600_000;
    const wrong = demoClasses.filter((planned) => {
      const { enroll_start, enroll_end, exam_at } = demoDates(planned, new Date(moment));
      const isOpen = enroll_start.getTime() <= moment && moment < enroll_end.getTime();
      const hasBegun = exam_at.getTime() <= moment;
      if (planned.status === 'enrolling') return !isOpen || hasBegun;
      if (planned.status === 'closed' || planned.status === 'arranged') return isOpen || hasBegun;
      return planned.status === 'examining' && !hasBegun;
    });
    expect(wrong, new Date(moment).toISOString()).toEqual([]);
  }
});
