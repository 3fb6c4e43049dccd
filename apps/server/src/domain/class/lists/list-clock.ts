import type { TimelineRules, WorkCalendar } from '@skillcert/core';
import type { Services } from '../../../platform/services.js';

/** The moment, the time zone, the calendar and the rules by which a class is overdue or due soon. */
export interface ListClock {
  readonly now: Date;
  readonly time_zone: string;
  readonly calendar: WorkCalendar;
  readonly rules: TimelineRules;
}

/** The clock of the class lists. */
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
