import type { ExamRules, ExamSubject } from './exam-rules.js';

/** The subjects of a level in the order in which they are sat; none of a level that the rules do not know. */
export const subjectsOf = (rules: Pick<ExamRules, 'subjects' | 'levels'>, level: string): ExamSubject[] =>
  (rules.levels[level] ?? []).flatMap((id) => rules.subjects.filter((subject) => subject.id === id));
