import type { TimelineRules, WorkCalendar } from '@skillcert/core';
import type { Services } from '../../../platform/services.js';

/** The moment, the zone whose days count, and by which days and rules a class is overdue, or due soon. */
export interface ListClock {
  readonly now: Date;
  readonly time_zone: string;
  readonly calendar: WorkCalendar;
  readonly rules: TimelineRules;
}

/** What class lists are read by. */
export const listClock = ({
  now,
  programme: { time_zone },
  calendar,
  timeline: rules,
}: Pick<Services, 'now' | 'programme' | 'calendar' | 'timeline'>): ListClock => ({
  now: now(),
  time_zone,
  calendar,
  rules,
});
