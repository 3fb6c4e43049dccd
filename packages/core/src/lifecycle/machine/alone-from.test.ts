import { describe, expect, it } from 'vitest';
import { defaultCalendar } from '../../time/default-calendar.js';
import { aloneFrom } from './alone-from.js';

const rules = { calendar: defaultCalendar, time_zone: 'Asia/Shanghai', recheck_days: 5 };
const none = { exam_at: null, first_sitting: null, last_sitting: null, publicity_at: null };
const exam_at = new Date('2026-12-05T01:00:00Z');

describe('the moment from which one person may apply an event', () => {
  it.each([
    ['two hours before the exam', 'arranged', 'start_exam', { exam_at }, '2026-12-04T23:00:00.000Z'],
    [
      'two hours before the first sitting',
      'arranged',
      'start_exam',
      { exam_at, first_sitting: new Date('2026-12-05T02:00:00Z') },
      '2026-12-05T00:00:00.000Z',
    ],
    ['the end of its day', 'examining', 'end_exam', { exam_at }, '2026-12-05T16:00:00.000Z'],
    [
      'the end of the last sitting',
      'examining',
      'end_exam',
      { exam_at, last_sitting: new Date('2026-12-06T08:30:00Z') },
      '2026-12-06T08:30:00.000Z',
    ],
    [
      'the end of the fifth working day',
      'publicity',
      'publicity_end',
      { publicity_at: new Date('2026-11-27T04:00:00Z') },
      '2026-12-04T16:00:00.000Z',
    ],
  ] as const)('is %s', (_what, state, event, dates, moment) => {
    expect(aloneFrom({ state, event }, { ...none, ...dates }, rules)?.toISOString()).toBe(moment);
  });

  it.each([
    ['the event has none', 'enrolling', 'close', { exam_at }],
    ['the class lacks the date', 'arranged', 'start_exam', {}],
    ['the state has no such event', 'draft', 'start_exam', { exam_at }],
  ] as const)('is none where %s', (_what, state, event, dates) => {
    expect(aloneFrom({ state, event }, { ...none, ...dates }, rules)).toBeNull();
  });
});
