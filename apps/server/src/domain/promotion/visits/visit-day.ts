import { formatDateTime } from '@skillcert/core';
import type { Services } from '../../../platform/services.js';

/** The day that visits are counted under: today where the programme is, `2026-11-21`. */
export const visitDay = ({ now, programme }: Pick<Services, 'now' | 'programme'>): string =>
  formatDateTime(now(), { pattern: '{y}-{m}-{d}', timeZone: programme.time_zone });
