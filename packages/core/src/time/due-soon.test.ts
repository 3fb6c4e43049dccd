import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClassStatus } from '../lifecycle/class-lifecycle.js';
import { defaultCalendar } from './default-calendar.js';
import { dueSoonUntil } from './due-soon-until.js';
import { endOfWorkingDay } from './end-of-working-day.js';
import { overdueBefore } from './overdue-before.js';
import { defaultTimeline, type TimelineRules } from './stages.js';
import { type TimelineFacts, timelineOf } from './timeline-of.js';

const working = { calendar: defaultCalendar, time_zone: 'Asia/Shanghai' };

const facts = (status: ClassStatus, changes: Partial<TimelineFacts> = {}): TimelineFacts => ({
  status,
  enroll_start: '2026-09-01T01:00:00.000Z',
  enroll_end: '2026-09-18T10:00:00.000Z',
  exam_at: '2026-10-12T01:00:00.000Z',
  stage_at: '2026-09-18T10:00:00.000Z',
  moves: [],
  moved: {},
  ...changes,
});

/** The stages that are due soon, or overdue, at a moment in Shanghai. */
const marked = (of: TimelineFacts, now: string, rules: TimelineRules = defaultTimeline) =>
  timelineOf(of, { ...working, rules, now: new Date(`${now}+08:00`) }).flatMap(
    ({ stage, due_soon, overdue }) => [
      ...(due_soon ? [`${stage} soon`] : []),
      ...(overdue ? [`${stage} over`] : []),
    ],
  );

describe('a stage that is due soon', () => {
  it('holds from the given number of working days before its deadline, over a holiday, until the deadline is over', () => {
    // Three days before the 29th: the 28th, and before the holiday the 24th and the 23rd.
    const closed = facts('closed');
    expect(marked(closed, '2026-09-22T23:59:59')).toEqual([]);
    expect(marked(closed, '2026-09-23T00:00:00')).toEqual(['rooms soon']);
    expect(marked(closed, '2026-09-29T23:59:59')).toEqual(['rooms soon']);
    expect(marked(closed, '2026-09-30T00:00:00')).toEqual(['rooms over']);
  });

  it('is so on its last day alone if the rule has no number', () => {
    const examining = facts('examining');
    expect(marked(examining, '2026-10-12T12:00:00')).toEqual([]);
    expect(marked(examining, '2026-10-13T00:00:00')).toEqual(['exam soon']);
  });

  it('goes by the deadline that was set by hand', () => {
    const moved = (due_at: string) => facts('closed', { moved: { rooms: due_at } });
    expect(marked(moved('2026-10-09T10:00:00.000Z'), '2026-09-28T23:59:59')).toEqual([]);
    // Three days before it: the 8th, and before the holiday the 30th and the 29th.
    expect(marked(moved('2026-10-09T10:00:00.000Z'), '2026-09-29T00:00:00')).toEqual(['rooms soon']);
    expect(marked(moved('2026-09-22T10:00:00.000Z'), '2026-09-22T12:00:00')).toEqual(['rooms soon']);
    expect(marked(moved('2026-09-22T10:00:00.000Z'), '2026-09-22T18:00:00')).toEqual(['rooms over']);
  });

  it('is never a stage outside the current one of the class, or without a reminder', () => {
    expect(marked(facts('enrolling'), '2026-09-18T12:00:00')).toEqual([]);
    const { anchor, working_days } = defaultTimeline.rooms;
    const rules = { ...defaultTimeline, rooms: { anchor, working_days } };
    expect(marked(facts('closed'), '2026-09-29T12:00:00', rules)).toEqual([]);
    expect(marked(facts('closed'), '2026-09-30T00:00:00', rules)).toEqual(['rooms over']);
    expect(marked(facts('closed', { exam_at: null }), '2026-09-29T12:00:00')).toEqual([]);
  });

  it('is found by its date alone, as a database asks for it', () => {
    const days = fc.integer({ min: -40, max: 40 });
    const seconds = fc.nat({ max: 86_399 });
    const reminds = fc.option(fc.nat({ max: 6 }), { nil: undefined });
    fc.assert(
      fc.property(
        days,
        seconds,
        seconds,
        fc.integer({ min: -12, max: 20 }),
        reminds,
        (offset, second, clock, working_days, remind_days) => {
          const now = new Date(Date.parse('2026-10-04T16:00:00Z') + clock * 1_000);
          const date = new Date(now.getTime() + offset * 86_400_000 + second * 1_000);
          const rule = {
            anchor: 'exam_at' as const,
            working_days,
            ...(remind_days === undefined ? {} : { remind_days }),
          };
          const [stage] = timelineOf(facts('draft', { exam_at: date.toISOString() }), {
            ...working,
            rules: { ...defaultTimeline, plan: rule },
            now,
          });
          const until = dueSoonUntil(rule, now, working);
          const isOver = date < overdueBefore(working_days, now, working);
          expect(stage?.overdue).toBe(isOver);
          expect(stage?.due_soon).toBe(!isOver && date < overdueBefore(working_days, until, working));
          expect(stage?.due_at).toBe(endOfWorkingDay(date, working_days, working).toISOString());
        },
      ),
    );
  });
});
