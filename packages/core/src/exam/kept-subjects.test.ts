import { describe, expect, it } from 'vitest';
import { defaultExam } from './default-exam.js';
import { type EarlierScore, keptSubjects, keptUntil } from './kept-subjects.js';

const time_zone = 'Asia/Shanghai';
const resit = { occupation: 'consultant', level: '3', at: '2026-06-01T01:00:00Z', time_zone };

const passed = (subject: string, more: Partial<EarlierScore> = {}): EarlierScore => ({
  subject,
  occupation: 'consultant',
  level: '3',
  score: 72,
  final_at: '2025-12-01T02:00:00Z',
  certified: false,
  ...more,
});

const keptIds = (earlier: readonly EarlierScore[], rules = defaultExam, exam = resit) =>
  keptSubjects(rules, exam, earlier).map(({ subject }) => subject);

describe('keptSubjects', () => {
  it('keeps passed subjects, and no failed ones', () => {
    expect(keptIds([passed('theory'), passed('practical', { score: 59 })])).toEqual(['theory']);
    expect(keptIds([])).toEqual([]);
  });

  it.each<readonly [string, Partial<EarlierScore>]>([
    ['of another level', { level: '4' }],
    ['of another occupation', { occupation: 'welder' }],
    ['that stands in a certificate', { certified: true }],
    ['that was annulled', { score: 'annulled' }],
    ['of somebody who was absent', { score: 'absent' }],
    ['that no longer passes', { score: 59 }],
    ['out of date', { final_at: '2024-05-31T15:59:59Z' }],
    ['of no moment', { final_at: 'soon' }],
  ])('keeps none %s', (_, more) => {
    expect(keptIds([passed('theory', more)])).toEqual([]);
  });

  it('keeps each by the score that became final last, in the order of the subjects', () => {
    const exam = { ...resit, level: '2' };
    const theory = { level: '2', final_at: '2025-03-01T02:00:00Z', score: 90 };
    const earlier = [
      passed('review', { level: '2' }),
      passed('theory', theory),
      passed('theory', { level: '2', score: 61 }),
    ];
    const kept = keptSubjects(defaultExam, exam, earlier);
    expect(kept.map(({ subject, score }) => [subject, score])).toEqual([
      ['theory', 61],
      ['review', 72],
    ]);
    expect(kept[0]?.kept_until).toBe('2027-12-01T16:00:00.000Z');
    expect(earlier[1]).toEqual(passed('theory', theory));
  });

  it('keeps nothing of an exam that is passed as a whole, and nothing if the programme keeps nothing', () => {
    expect(keptIds([passed('theory'), passed('practical')])).toEqual([]);
    expect(keptIds([passed('theory')], { ...defaultExam, kept_months: 0 })).toEqual([]);
    expect(keptIds([passed('theory')], defaultExam, { ...resit, level: 'none' })).toEqual([]);
  });

  it('asks whether it is in time when the exam begins, to the end of the last day', () => {
    const theory = passed('theory', { final_at: '2024-06-01T02:00:00Z' });
    const at = (moment: string) => keptIds([theory], defaultExam, { ...resit, at: moment });
    expect(at('2026-06-01T15:59:59Z')).toEqual(['theory']);
    expect(at('2026-06-01T16:00:00Z')).toEqual([]);
    expect(at('')).toEqual([]);
  });
});

describe('keptUntil', () => {
  it.each([
    ['2024-06-01T02:00:00Z', 24, '2026-06-01T16:00:00.000Z'],
    ['2024-06-01T16:00:00Z', 24, '2026-06-02T16:00:00.000Z'],
    ['2024-02-29T02:00:00Z', 12, '2025-02-28T16:00:00.000Z'],
    ['2024-12-31T02:00:00Z', 2, '2025-02-28T16:00:00.000Z'],
    ['2024-12-31T02:00:00Z', 12, '2025-12-31T16:00:00.000Z'],
  ])('of %s after %i months', (final_at, months, until) => {
    expect(new Date(keptUntil(final_at, months, time_zone)).toISOString()).toBe(until);
  });
});
