import { endOfWorkingDay } from './end-of-working-day.js';
import type { StageRule } from './stages.js';
import type { Working } from './work-calendar.js';

/** The moment until which a deadline of an open stage is due soon; now itself if the stage has no reminder. */
export const dueSoonUntil = ({ remind_days }: StageRule, now: Date, working: Working): Date =>
  remind_days === undefined ? now : endOfWorkingDay(now, remind_days, working);
