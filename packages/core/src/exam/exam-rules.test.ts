import { describe, expect, it } from 'vitest';
import { defaultProgramme } from '../programme/default-programme.js';
import { acceptsArrangement, acceptsExamPlan, showsTickets, voidsTickets } from './accepts-exam-plan.js';
import { checkExamRules } from './check-exam-rules.js';
import { defaultExam } from './default-exam.js';
import type { ExamRules } from './exam-rules.js';
import { sittingFault } from './sitting-fault.js';
import { subjectsOf } from './subjects-of.js';

describe('subjectsOf', () => {
  it('gives the subjects of a level in their order, and none of a level that is not known', () => {
    expect(subjectsOf(defaultExam, '3').map(({ id }) => id)).toEqual(['theory', 'practical']);
    expect(subjectsOf(defaultExam, '1').map(({ id }) => id)).toEqual(['theory', 'practical', 'review']);
    expect(subjectsOf(defaultExam, 'none')).toEqual([]);
  });
});

describe('checkExamRules', () => {
  it('finds nothing wrong with the default', () => {
    expect(checkExamRules(defaultExam, defaultProgramme)).toEqual({ ok: true, problems: [] });
  });

  it('names every problem', () => {
    const [theory] = defaultExam.subjects;
    if (!theory) throw new Error('There is no subject.');
    const wrong: ExamRules = {
      subjects: [theory, { ...theory, pass_points: 101, minutes: 0.5, papers: [] }],
      levels: { '3': ['theory', 'essay'], '9': ['theory'] },
      days: 0,
      recheck_days: 0.5,
      kept_months: -1,
      entry_minutes: 0,
      ticket_rules: [],
    };
    expect(checkExamRules(wrong, { levels: defaultProgramme.levels.slice(2) }).problems).toEqual([
      'Two subjects have one id.',
      'The subject theory is passed by whole points, no more than there are.',
      'The subject theory takes whole minutes.',
      'The subject theory needs papers of different names.',
      'The level 2 has nothing to examine.',
      'The level 1 has nothing to examine.',
      'The level 3 names a subject twice, or one that is not listed.',
      'The level 9 is none of the programme.',
      'An exam takes whole days.',
      'A recheck is asked for within whole days.',
      'A passed subject is kept for whole months.',
      'Candidates are let in for whole minutes after the start.',
    ]);
  });
});

describe('sittingFault', () => {
  const rule = { exam_at: '2026-12-05T01:00:00Z', days: 2, time_zone: 'Asia/Shanghai' };
  it.each([
    ['the first morning', '2026-12-05T00:30:00Z', '2026-12-05T02:00:00Z', null],
    ['until midnight of the last day', '2026-12-06T14:00:00Z', '2026-12-06T16:00:00Z', null],
    ['past midnight of the last day', '2026-12-06T14:00:00Z', '2026-12-06T16:00:01Z', 'outside_exam'],
    ['the evening before', '2026-12-04T15:00:00Z', '2026-12-04T15:59:00Z', 'outside_exam'],
    ['an end at its beginning', '2026-12-05T01:00:00Z', '2026-12-05T01:00:00Z', 'date_order'],
    ['no moment', 'soon', '2026-12-05T01:00:00Z', 'date_order'],
  ])('evaluates %s', (_, starts_at, ends_at, fault) => {
    expect(sittingFault({ ...rule, starts_at, ends_at })).toBe(fault);
  });

  it('has no day for a class whose exam has none', () => {
    const times = { starts_at: '2026-12-05T01:00:00Z', ends_at: '2026-12-05T02:00:00Z' };
    expect(sittingFault({ ...rule, ...times, exam_at: null })).toBe('outside_exam');
  });
});

describe('acceptsExamPlan', () => {
  it('holds from the approval until the arrangement is published', () => {
    expect(
      ['draft', 'approved', 'closed', 'arranged'].map((each) => acceptsExamPlan(each as 'draft')),
    ).toEqual([false, true, true, false]);
  });
});

describe('acceptsArrangement', () => {
  it('holds between the end of enrolment and the publication; single tickets become void until the exam has ended', () => {
    const states = ['enrolling', 'closed', 'arranged', 'examining', 'scoring'] as const;
    expect(states.filter(acceptsArrangement)).toEqual(['closed']);
    expect(states.filter(voidsTickets)).toEqual(['closed', 'arranged', 'examining']);
    expect(states.filter(showsTickets)).toEqual(['arranged', 'examining']);
  });
});
