import { describe, expect, it } from 'vitest';
import { dateDoubts } from './date-doubts.js';
import { defaultCalendar } from './default-calendar.js';
import { defaultTimeline } from './stages.js';

const rules = { rules: defaultTimeline, calendar: defaultCalendar, time_zone: 'Asia/Shanghai' };
// A Saturday.
const now = new Date('2026-11-21T04:00:00.000Z');
const planDue = ['plan_due', '2026-11-20T16:00:00.000Z'];
const doubts = (
  enroll_start: string | null,
  enroll_end: string | null,
  exam_at: string | null,
  plan_due: string | null = null,
) => {
  const at = (date: string | null) => date && new Date(`${date}T01:00:00.000Z`);
  const dates = {
    enroll_start: at(enroll_start) || null,
    enroll_end: at(enroll_end) || null,
    exam_at: at(exam_at) || null,
    plan_due: at(plan_due) || null,
  };
  return dateDoubts(dates, now, rules).map(({ kind, due }) => [kind, due?.toISOString() ?? null]);
};

describe('doubts about the dates of a class', () => {
  it.each([
    ['none where enrolment lies ahead and ends in time', '2026-11-24', '2026-11-26', '2026-12-05', []],
    [
      'that enrolment has begun, and the plan is due',
      '2026-11-20',
      '2026-11-25',
      '2026-12-05',
      [
        ['start_past', null],
        ['plan_due', '2026-11-19T16:00:00.000Z'],
      ],
    ],
    [
      'that enrolment is over, and the plan is due',
      '2026-11-10',
      '2026-11-20',
      '2026-12-05',
      [
        ['enrolment_past', null],
        ['plan_due', '2026-11-09T16:00:00.000Z'],
      ],
    ],
    [
      'that the plan is due although enrolment lies ahead: no working day is between',
      '2026-11-23',
      '2026-11-26',
      '2026-12-05',
      [planDue],
    ],
    [
      'that no time is left for seats',
      '2026-11-24',
      '2026-12-02',
      '2026-12-05',
      [['no_time_for_seats', '2026-11-30T16:00:00.000Z']],
    ],
    ['none about dates that are not there yet', null, null, null, []],
  ] as const)('are %s', (_what, enroll_start, enroll_end, exam_at, expected) => {
    expect(doubts(enroll_start, enroll_end, exam_at)).toEqual(expected);
  });

  it('ask the deadline of the plan that a person set, not the rule', () => {
    expect(doubts('2026-11-23', '2026-11-26', '2026-12-05', '2026-11-22')).toEqual([]);
    const early = ['plan_due', '2026-11-20T01:00:00.000Z'];
    expect(doubts('2026-11-24', '2026-11-26', '2026-12-05', '2026-11-20')).toEqual([early]);
  });
});
