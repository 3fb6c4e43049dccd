import type { Programme, TimelineRules, WorkCalendar } from '@skillcert/core';
import type { Services } from '../../../platform/services.js';

/** The moment, what the programme says of its classes, and the rules by which a class is overdue or due soon. */
export interface ListClock {
  readonly now: Date;
  readonly time_zone: string;
  readonly levels: Programme['levels'];
  readonly calendar: WorkCalendar;
  readonly rules: TimelineRules;
}

/** The clock of the class lists. */
export const listClock = ({
  now,
  programme: { time_zone, levels },
  calendar,
  timeline: rules,
}: Pick<Services, 'now' | 'programme' | 'calendar' | 'timeline'>): ListClock => ({
  now: now(),
  time_zone,
  levels,
  calendar,
  rules,
});
