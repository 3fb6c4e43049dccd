import { type ExamMark, type ExamScore, scoreMarks } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';

/** A score as two columns hold it. */
export interface Figure {
  readonly points: number | null;
  readonly mark: ExamMark | null;
}

/** A score in its two columns; both empty for none. */
export const figureOf = (score: ExamScore | null): Figure => {
  const mark = scoreMarks.find((each) => each === score) ?? null;
  return { points: typeof score === 'number' ? score : null, mark };
};

/** The score in two columns, `points` and `mark` after a prefix. */
export const figureIn = (prefix: string): RawBuilder<ExamScore | null> => {
  const [points, mark] = [sql.ref(`${prefix}points`), sql.ref(`${prefix}mark`)];
  return sql<ExamScore | null>`coalesce(to_jsonb(${points}), to_jsonb(${mark}))`;
};
