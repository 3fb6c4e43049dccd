import type { OutputOf } from '@skillcert/api-client';
import { useRef, useState } from 'react';
import { call } from '../../../client/call.js';
import { isRefusal, type Problem, problemOf } from '../../../client/problem.js';
import type { OpenedUnit, UnitIds } from '../use-study-unit.js';
import { bestOf, type QuizResult } from './best-of.js';

/** An attempt as it was begun. */
export type Attempt = OutputOf<'study/startQuiz'>;

type Answering =
  | { readonly at: 'ready' }
  | { readonly at: 'answering'; readonly attempt: Attempt; readonly answers: readonly (readonly number[])[] }
  | { readonly at: 'sent'; readonly attempt: Attempt; readonly result: QuizResult };

/** The problem; `changed`: the questions have changed meanwhile. */
type QuizProblem = Problem | { readonly kind: 'changed' };

/** Begins attempts at a quiz, holds the choices, sends them, and has the result. */
export const useQuiz = (ids: UnitIds, unit: OpenedUnit, onDone: (done_at: string) => void) => {
  const [state, setState] = useState<Answering>({ at: 'ready' });
  const [standing, setStanding] = useState(unit.quiz);
  const [problem, setProblem] = useState<QuizProblem>();
  const isBusy = useRef(false);

  /** One request at a time; a failed one keeps the chosen answers. */
  const tell = async (word: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setProblem(undefined);
    try {
      await word();
    } catch (error) {
      const isChanged = isRefusal(error, 'state_changed');
      if (isChanged) setState({ at: 'ready' });
      setProblem(isChanged ? { kind: 'changed' } : problemOf(error));
    } finally {
      isBusy.current = false;
    }
  };

  return {
    state,
    standing,
    problem,
    start: () =>
      tell(async () => {
        const attempt = await call('study/startQuiz', ids, { quiet: true });
        setState({ at: 'answering', attempt, answers: attempt.questions.map(() => []) });
      }),
    choose: (n: number, places: readonly number[]) =>
      setState((now) =>
        now.at === 'answering'
          ? { ...now, answers: now.answers.map((each, at) => (at === n ? places : each)) }
          : now,
      ),
    send: () =>
      tell(async () => {
        if (state.at !== 'answering') return;
        const { attempt } = state;
        const answers = state.answers.map((places) => [...places]);
        const { attempt_no } = attempt;
        const result = await call('study/sendQuiz', { ...ids, attempt_no, answers }, { quiet: true });
        setState({ at: 'sent', attempt, result });
        setStanding((before) => before && bestOf(before, result));
        if (result.done_at) onDone(result.done_at);
      }),
  };
};

/** The result of {@link useQuiz}. */
export type Quiz = ReturnType<typeof useQuiz>;
