import { uncoveredYear } from '@skillcert/core';
import type { Services } from '../../../platform/services.js';

/**
 * The time before a year begins from which its missing days off are reported. By then deadlines reach into that year.
 */
const noticeMs = 60 * 86_400_000;

/**
 * The year whose days off the calendar does not know: this one, or one that begins within sixty days. Null if it knows
 * both.
 */
export const yearUnknown = (
  { calendar, programme: { time_zone } }: Pick<Services, 'calendar' | 'programme'>,
  now: Date,
): number | null => uncoveredYear(now, new Date(now.getTime() + noticeMs), { calendar, time_zone });
