import { describe, expect, it } from 'vitest';
import { examLimits } from '../exam/exam-limits.js';
import { defaultCalendar } from './default-calendar.js';
import { type CorrectionDates, latestCorrection } from './latest-correction.js';
import { defaultTimeline } from './stages.js';

const rules = { rules: defaultTimeline, calendar: defaultCalendar, time_zone: 'Asia/Shanghai' };
const none: CorrectionDates = {
  enroll_start: null,
  enroll_end: null,
  exam_at: null,
  first_sitting: null,
  rooms_due: null,
};
const now = new Date('2026-11-21T04:00:00.000Z');
const exam_at = new Date('2026-12-05T01:00:00.000Z');

describe('the latest moment to correct an enrolment returned now', () => {
  it.each([
    ['seven days from now where nothing comes before', {}, '2026-11-28T04:00:00.000Z'],
    ['seven days from now where rooms are due later', { exam_at }, '2026-11-28T04:00:00.000Z'],
    [
      'when rooms and seats are due',
      { exam_at: new Date('2026-12-01T01:00:00.000Z') },
      '2026-11-24T16:00:00.000Z',
    ],
    [
      'when they are due by hand',
      { exam_at, rooms_due: new Date('2026-11-23T10:00:00.000Z') },
      '2026-11-23T10:00:00.000Z',
    ],
    [
      'the evening before the first sitting, once that is over',
      {
        exam_at,
        rooms_due: new Date('2026-11-20T10:00:00.000Z'),
        first_sitting: new Date('2026-11-25T01:00:00.000Z'),
      },
      '2026-11-24T13:00:00.000Z',
    ],
    [
      'the evening before the exam without a sitting, while it leaves two hours',
      { exam_at: new Date('2026-11-21T18:00:00.000Z') },
      '2026-11-21T06:00:00.000Z',
    ],
    [
      'when the exam begins, once that evening is nearer',
      { exam_at: new Date('2026-11-21T17:59:59.000Z') },
      '2026-11-21T17:59:59.000Z',
    ],
    [
      'when it begins also with the door open',
      { exam_at: new Date('2026-11-21T05:00:00.000Z') },
      '2026-11-21T05:00:00.000Z',
    ],
    [
      'seven days from now once the exam has begun',
      { exam_at: new Date('2026-11-20T01:00:00.000Z') },
      '2026-11-28T04:00:00.000Z',
    ],
  ] as const)('is %s', (_what, dates, moment) => {
    expect(latestCorrection(now, { ...none, ...dates }, rules).toISOString()).toBe(moment);
  });

  it('ends as long before the first sitting as the limit says', () => {
    const first_sitting = new Date('2026-11-25T01:00:00.000Z');
    const ends = latestCorrection(now, { ...none, first_sitting }, rules);
    expect((first_sitting.getTime() - ends.getTime()) / 60_000).toBe(examLimits.correction_lead_minutes);
  });

  it('counts no rule that begins with the stage itself', () => {
    const entered = { ...defaultTimeline, rooms: { anchor: 'entered', working_days: 1 } } as const;
    expect(latestCorrection(now, { ...none, exam_at }, { ...rules, rules: entered }).toISOString()).toBe(
      '2026-11-28T04:00:00.000Z',
    );
  });
});
