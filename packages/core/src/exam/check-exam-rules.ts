import type { ProgrammeCheck } from '../programme/check-programme.js';
import type { Programme } from '../programme/programme.js';
import type { ExamRules, ExamSubject } from './exam-rules.js';

const isCount = (value: number) => Number.isSafeInteger(value) && value > 0;
const isUnique = (values: readonly string[]) => new Set(values).size === values.length;

const problemsOf = ({ id, full_points, pass_points, minutes, papers }: ExamSubject): readonly string[] =>
  [
    isCount(full_points) && isCount(pass_points) && pass_points <= full_points
      ? ''
      : 'is passed by whole points, no more than there are',
    isCount(minutes) ? '' : 'takes whole minutes',
    papers.length > 0 && isUnique(papers) ? '' : 'needs papers of different names',
  ]
    .filter(Boolean)
    .map((problem) => `The subject ${id} ${problem}.`);

/** Checks the subjects against the levels of the programme. TypeScript checks the shape. */
export const checkExamRules = (
  { subjects, levels, days, recheck_days, kept_months, entry_minutes }: ExamRules,
  programme: Pick<Programme, 'levels'>,
): ProgrammeCheck => {
  const ids = subjects.map(({ id }) => id);
  const known = programme.levels.map(({ id }) => id);
  const problems = [
    ...(isUnique(ids) ? [] : ['Two subjects have one id.']),
    ...subjects.flatMap(problemsOf),
    ...known
      .filter((level) => !levels[level]?.length)
      .map((level) => `The level ${level} has nothing to examine.`),
    ...Object.entries(levels).flatMap(([level, sat]) => [
      ...(known.includes(level) ? [] : [`The level ${level} is none of the programme.`]),
      ...(isUnique(sat) && sat.every((id) => ids.includes(id))
        ? []
        : [`The level ${level} names a subject twice, or one that is not listed.`]),
    ]),
    ...(isCount(days) ? [] : ['An exam takes whole days.']),
    ...(isCount(recheck_days) ? [] : ['A recheck is asked for within whole days.']),
    ...(kept_months === 0 || isCount(kept_months) ? [] : ['A passed subject is kept for whole months.']),
    ...(entry_minutes === undefined || isCount(entry_minutes)
      ? []
      : ['Candidates are let in for whole minutes after the start.']),
  ];
  return { ok: problems.length === 0, problems };
};
