import { uncoveredYear } from '@skillcert/core';
import type { Services } from '../../../platform/services.js';

/** How long before a year begins the lack of its days off is reported: deadlines reach into it by then. */
const noticeMs = 60 * 86_400_000;

/**
 * The year, this one or one that begins within sixty days, whose days off the calendar does not know; null where there
 * is none.
 */
export const yearUnknown = (
  { calendar, programme: { time_zone } }: Pick<Services, 'calendar' | 'programme'>,
  now: Date,
): number | null => uncoveredYear(now, new Date(now.getTime() + noticeMs), { calendar, time_zone });
