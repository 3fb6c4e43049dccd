import { uncoveredYear } from '@skillcert/core';
import type { Services } from '../../../platform/services.js';

/**
 * So long before a year begins somebody is told that nothing is known of its days off: deadlines reach into it by
 * then.
 */
const noticeMs = 60 * 86_400_000;

/**
 * The year, this one or one that begins within sixty days, whose days off the calendar does not know; null where there
 * is none.
 */
export const yearUnknown = (
  { calendar, programme: { time_zone } }: Pick<Services, 'calendar' | 'programme'>,
  now: Date,
): number | null => uncoveredYear(now, new Date(now.getTime() + noticeMs), { calendar, time_zone });
