import { type CallName, type InputOf, isCallError, type OutputOf, readPage } from '@skillcert/api-client';
import { useEffect, useRef, useState } from 'react';
import { call } from './call.js';
import { type Problem, problemOf } from './problem.js';

interface Answer<Output> {
  readonly asked: string;
  readonly data?: Output | undefined;
  readonly problem?: Problem;
}

/**
 * Reads a call and reads it again when its input changes; the last answer stays in sight meanwhile. A page of a list
 * that is gone gives the rows of the last one. Without an input nothing is requested.
 */
export const useCall = <Name extends CallName>(
  name: Name,
  input: InputOf<Name> | undefined,
  known?: OutputOf<Name>,
) => {
  const [round, setRound] = useState(0);
  const asked = input ? `${round} ${JSON.stringify(input)}` : '';
  const question = useRef(input);
  const unasked = useRef(known ? asked : undefined);
  const [answer, setAnswer] = useState<Answer<OutputOf<Name>>>({ asked: known ? asked : '', data: known });
  useEffect(() => {
    question.current = input;
  });
  useEffect(() => {
    if (unasked.current === asked) return;
    unasked.current = undefined;
    if (question.current === undefined) return;
    const aborter = new AbortController();
    const options = { signal: aborter.signal, quiet: true };
    readPage((page) => call(name, page, options), question.current).then(
      (data) => setAnswer({ asked, data }),
      (error) => {
        if (isCallError(error, 'cancelled')) return;
        setAnswer((last) => ({ asked, data: last.data, problem: problemOf(error) }));
      },
    );
    return () => aborter.abort();
  }, [name, asked]);
  const isAnswered = input !== undefined && answer.asked === asked;
  return {
    data: answer.data,
    problem: isAnswered ? answer.problem : undefined,
    loading: !isAnswered,
    reload: () => setRound((count) => count + 1),
  };
};
