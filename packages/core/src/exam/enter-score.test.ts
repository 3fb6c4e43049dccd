import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { transition } from '../lifecycle/machine/transition.js';
import { type ScoreStatus, scoreLifecycle } from '../lifecycle/score-lifecycle.js';
import { acceptsScores } from './accepts-scores.js';
import {
  type ExamScore,
  enterScore,
  type StandingScore,
  scoreMarks,
  type TypedScore,
} from './enter-score.js';
import { evaluateExam, passesSubject } from './evaluate-exam.js';

const standing = (
  status: ScoreStatus,
  first: ExamScore | null = null,
  second: ExamScore | null = null,
): StandingScore => ({
  status,
  first: first === null ? null : { user_id: 1, score: first },
  second: second === null ? null : { user_id: 2, score: second },
});

/** The score after an entry, by the table. */
const afterEntry = (score: StandingScore, entry: TypedScore): StandingScore => {
  const event = enterScore(score, entry);
  if (event === 'unchanged' || event === 'settled') return score;
  const given = [score.first?.user_id === entry.user_id ? 'own_entry' : 'another_person'];
  const outcome = transition(scoreLifecycle, { state: score.status, event, actors: ['master'], given });
  if (!outcome.ok) throw new Error(`${score.status} ${event}: ${outcome.why}`);
  const own = entry.score === null ? null : { user_id: entry.user_id, score: entry.score };
  return event.startsWith('second')
    ? { ...score, status: outcome.to, second: own }
    : { status: outcome.to, first: own, second: null };
};

describe('enterScore', () => {
  it.each([
    ['empty', standing('empty'), 1, 80, 'first_entry'],
    ['empty, emptied', standing('empty'), 1, null, 'unchanged'],
    ['one’s own, the same', standing('entered_once', 80), 1, 80, 'unchanged'],
    ['one’s own, another', standing('entered_once', 80), 1, 'absent', 'correct'],
    ['one’s own, emptied', standing('entered_once', 80), 1, null, 'withdraw'],
    ['another’s, the same', standing('entered_once', 80), 2, 80, 'second_entry_same'],
    ['another’s mark, the same', standing('entered_once', 'absent'), 2, 'absent', 'second_entry_same'],
    ['another’s, another', standing('entered_once', 80), 2, 81, 'second_entry_differs'],
    ['another’s, emptied', standing('entered_once', 80), 2, null, 'unchanged'],
    ['a difference', standing('conflict', 80, 81), 2, 80, 'settled'],
    ['a difference, as it was', standing('conflict', 80, 81), 2, 81, 'unchanged'],
    ['agreed', standing('agreed', 80, 80), 3, 80, 'settled'],
    ['frozen', standing('frozen', 80, 80), 1, 81, 'settled'],
  ] as const)('%s', (_name, score, user_id, typed, outcome) => {
    expect(enterScore(score, { user_id, score: typed })).toBe(outcome);
  });

  it('never lets one person settle a score, and never moves a settled one, for any sequence of entries', () => {
    const typed = fc.record({
      user_id: fc.integer({ min: 1, max: 3 }),
      score: fc.constantFrom(null, 0, 59, 60, ...scoreMarks),
    });
    fc.assert(
      fc.property(fc.array(typed, { maxLength: 30 }), (entries) => {
        const { status, first, second } = entries.reduce(afterEntry, standing('empty'));
        const byTwo = first !== null && second !== null && first.user_id !== second.user_id;
        const sound = {
          agreed: byTwo && first.score === second.score,
          conflict: byTwo && first.score !== second.score,
          entered_once: first !== null && second === null,
          empty: first === null && second === null,
        };
        expect(sound).toHaveProperty(status, true);
      }),
    );
  });
});

describe('the value of a score', () => {
  const theory = { id: 'theory', pass_points: 60 };
  const practical = { id: 'practical', pass_points: 70 };

  it('passes its subject from the points on that the programme says', () => {
    expect([59, 60, 'absent', 'violation'].map((score) => passesSubject(theory, score as ExamScore))).toEqual(
      [false, true, false, false],
    );
  });

  it('passes the exam in every subject, and fails it in one', () => {
    const both = [theory, practical];
    expect(evaluateExam(both, { theory: 60, practical: 70 })).toBe(true);
    expect(evaluateExam(both, { theory: 60, practical: 69 })).toBe(false);
    expect(evaluateExam(both, { theory: 59 })).toBe(false);
    expect(evaluateExam(both, { theory: 60 })).toBeNull();
    expect(evaluateExam([], {})).toBeNull();
  });

  it('is entered between the end of the exam and the publication', () => {
    expect([acceptsScores('examining'), acceptsScores('scoring'), acceptsScores('publicity')]).toEqual([
      false,
      true,
      false,
    ]);
  });
});
