import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScoreStatus } from '../lifecycle/score-lifecycle.js';
import { compareScores, isImported, type ShownScore } from './compare-scores.js';
import { type ExamScore, enterScore, scoreMarks } from './enter-score.js';

const subjects = [{ id: 'theory', full_points: 100 }];

/** A score as the first and the second person have entered it. */
const standing = (
  status: ScoreStatus,
  [first = null, second = null]: readonly (ExamScore | null)[] = [],
  score: ExamScore | null = null,
): ShownScore => ({
  status,
  first: first === null ? null : { user_id: 1, score: first },
  second: second === null ? null : { user_id: 2, score: second },
  score,
});

const cell = (score: ExamScore | null, enrolment_id: number | null = 7, row_no = 2) => ({
  row_no,
  enrolment_id,
  subject: 'theory',
  score,
});

/** Compares one score of a sheet for one user. */
const compare = (now: ShownScore | undefined, score: ExamScore | null, user_id = 1) => {
  const [compared] = compareScores([cell(score)], { user_id, subjects, standing: () => now });
  return compared;
};

describe('compareScores', () => {
  it.each([
    ['nobody’s entry yet', undefined, 80, 'new', null],
    ['one that was taken back', standing('empty'), 80, 'new', null],
    ['one’s own, the same', standing('entered_once', [80]), 80, 'same', 80],
    ['one’s own, another', standing('entered_once', [80]), 81, 'differs', 80],
    ['one’s own mark, points', standing('entered_once', ['absent']), 81, 'differs', 'absent'],
    ['what two agree on', standing('agreed', [80, 80], 80), 80, 'same', 80],
    ['what two agree on, another', standing('agreed', [80, 80], 80), 81, 'settled', 80],
    ['what a third decided, one’s own entry', standing('agreed', [80, 81], 81), 80, 'settled', 81],
    ['two that differ, one’s own', standing('conflict', [80, 81]), 80, 'same', 80],
    ['two that differ, another', standing('conflict', [80, 81]), 82, 'settled', 80],
    ['a frozen one', standing('frozen', [80, 80], 80), 90, 'settled', 80],
    ['full points', undefined, 100, 'new', null],
    ['more than full points', undefined, 101, 'out_of_range', null],
    ['what is no score', standing('entered_once', [80]), null, 'unread', 80],
    ['a mark', undefined, 'violation', 'new', null],
  ] as const)('%s', (_, now, score, difference, was) => {
    expect(compare(now, score)).toMatchObject({ difference, was });
  });

  it('never reveals a score that only another person has entered', () => {
    const score = fc.constantFrom<ExamScore>(0, 59, 60, 100, ...scoreMarks);
    fc.assert(
      fc.property(score, score, score, (one, other, typed) => {
        const [seen, also] = [one, other].map((first) =>
          compare(standing('entered_once', [first]), typed, 2),
        );
        expect(seen).toEqual(also);
        expect(seen).toMatchObject({ difference: 'second', was: null });
      }),
    );
  });

  it('says what an entry would do: a different imported score changes it, an equal one does not', () => {
    const scores = fc.constantFrom<ExamScore | null>(null, 0, 60, ...scoreMarks);
    const now = fc.oneof(
      fc.constant(standing('empty')),
      scores.map((first) => standing(first === null ? 'empty' : 'entered_once', [first])),
      fc.tuple(scores, scores).map((two) => standing('conflict', two)),
      scores.map((score) => standing('agreed', [score, score], score)),
    );
    fc.assert(
      fc.property(now, scores, fc.integer({ min: 1, max: 3 }), (before, score, user_id) => {
        const { difference = 'unread' } = compare(before, score, user_id) ?? {};
        const outcome = score === null ? 'unchanged' : enterScore(before, { user_id, score });
        expect(isImported(difference)).toBe(outcome !== 'unchanged' && outcome !== 'settled');
      }),
    );
  });

  it('takes neither a candidate in two rows nor a row of nobody', () => {
    const said = [cell(80, 7, 2), cell(81, 8, 3), cell(82, 7, 4), cell(83, null, 5), cell(84, null, 6)];
    const compared = compareScores(said, { user_id: 1, subjects, standing: () => undefined });
    expect(compared.map(({ difference }) => difference)).toEqual([
      'repeated',
      'new',
      'repeated',
      'unknown',
      'unknown',
    ]);
  });

  it('tells a number with another name from a row of nobody', () => {
    const said = [
      { ...cell(80, null, 2), holder: '李**' },
      { ...cell(81, null, 3), holder: null },
    ];
    const compared = compareScores(said, { user_id: 1, subjects, standing: () => undefined });
    expect(compared.map(({ difference }) => difference)).toEqual(['misnamed', 'unknown']);
  });

  it('compares two subjects of one row separately', () => {
    const said = [cell(80), { ...cell(70), subject: 'practical' }];
    const all = [...subjects, { id: 'practical', full_points: 60 }];
    const compared = compareScores(said, { user_id: 1, subjects: all, standing: () => undefined });
    expect(compared.map(({ difference }) => difference)).toEqual(['new', 'out_of_range']);
  });
});
