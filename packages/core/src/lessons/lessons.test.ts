import { describe, expect, it } from 'vitest';
import { acceptsLessonMarks, acceptsLessons } from './accepts-lessons.js';
import { lessonFault } from './lesson-fault.js';
import { asksWhyMarkChanges, isLessonOpen, markOnArrival } from './lesson-marks.js';
import { lessonState } from './lesson-state.js';

describe('lessonFault', () => {
  const study = {
    study_start: '2026-11-01T16:00:00Z',
    study_end: '2026-11-30T16:00:00Z',
    time_zone: 'Asia/Shanghai',
  };
  it.each([
    ['on a day of study', '2026-11-10T01:00:00Z', '2026-11-10T04:00:00Z', null],
    ['on the first day', '2026-11-01T16:00:00Z', '2026-11-01T18:00:00Z', null],
    ['until midnight of the last day', '2026-11-30T12:00:00Z', '2026-11-30T16:00:00Z', null],
    ['before the first day', '2026-11-01T13:00:00Z', '2026-11-01T15:00:00Z', 'outside_study'],
    ['past the last day', '2026-11-30T15:00:00Z', '2026-11-30T16:01:00Z', 'outside_study'],
    ['without any time', '2026-11-10T01:00:00Z', '2026-11-10T01:00:00Z', 'date_order'],
    ['as long as one may be', '2026-11-10T01:00:00Z', '2026-11-10T13:00:00Z', null],
    ['that does not end', '2026-11-10T01:00:00Z', '2026-11-10T13:00:01Z', 'over_limit'],
    ['of three weeks', '2026-11-05T01:00:00Z', '2026-11-26T01:00:00Z', 'over_limit'],
    ['of no time at all', 'soon', 'later', 'date_order'],
  ])('says what is wrong with one %s', (_, starts_at, ends_at, fault) => {
    expect(lessonFault({ ...study, starts_at, ends_at })).toBe(fault);
  });

  it('lets a class without dates of study hold one on any day', () => {
    const times = { starts_at: '2031-01-01T01:00:00Z', ends_at: '2031-01-01T02:00:00Z' };
    expect(lessonFault({ ...study, ...times, study_start: null, study_end: null })).toBeNull();
    expect(lessonFault({ ...study, ...times, study_start: null })).toBe('outside_study');
  });
});

describe('marks of a lesson', () => {
  const starts_at = '2026-11-10T01:00:00.000Z';
  const at = (minutes: number) => Date.parse(starts_at) + minutes * 60_000;

  it('are made from an hour before it, on time for a quarter of an hour', () => {
    expect([isLessonOpen(starts_at, at(-60)), isLessonOpen(starts_at, at(-61))]).toEqual([true, false]);
    expect([markOnArrival(starts_at, at(15)), markOnArrival(starts_at, at(15) + 1)]).toEqual([
      'present',
      'late',
    ]);
  });

  it.each([
    ['not near yet', 'enrolling', -61, 'ahead'],
    ['near', 'enrolling', -60, 'open'],
    ['at its end', 'examining', 120, 'open'],
    ['over', 'scoring', 121, 'over'],
    ['of a class whose results stand', 'certifying', 0, 'closed'],
    ['of a cancelled class', 'cancelled', -61, 'closed'],
  ] as const)('are made in a lesson that is %s as its state says', (_, status, minutes, state) => {
    const ends_at = new Date(at(120)).toISOString();
    expect(lessonState({ status, starts_at, ends_at }, at(minutes))).toBe(state);
  });

  it('are changed freely for a day', () => {
    expect(asksWhyMarkChanges(starts_at, at(24 * 60))).toBe(false);
    expect(asksWhyMarkChanges(starts_at, at(24 * 60) + 1)).toBe(true);
  });

  it('are of a class between its approval and its results', () => {
    const states = [
      'submitted',
      'approved',
      'closed',
      'scoring',
      'publicity',
      'certifying',
      'cancelled',
    ] as const;
    expect(states.filter(acceptsLessons)).toEqual(['approved', 'closed']);
    expect(states.filter(acceptsLessonMarks)).toEqual(['approved', 'closed', 'scoring', 'publicity']);
  });
});
