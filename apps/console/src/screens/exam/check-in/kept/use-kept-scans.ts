import { isCallError } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { explainFailure } from '../../../../client/show-failure.js';
import { countScans } from './kept-scans.js';
import { type LateAnswer, sendKept, underWay } from './send-kept.js';

const everyMs = 3_000;

/** The scans that this device has stored for lack of a connection, and their transmission as soon as there is one. */
export const useKeptScans = (class_id: number) => {
  const queries = useQueryClient();
  const [count, setCount] = useState(0);
  const [refused, setRefused] = useState<string>();
  const [answers, setAnswers] = useState<readonly LateAnswer[]>([]);
  const [read, setRead] = useState(0);
  const sending = useRef(false);

  const recount = async (): Promise<number> => {
    const waiting = Math.max(0, (await countScans(class_id)) - underWay.size);
    setCount(waiting);
    return waiting;
  };

  const send = async () => {
    if ((await recount()) === 0 || sending.current) return;
    sending.current = true;
    try {
      await sendKept(class_id, (results) => setAnswers((before) => [...results, ...before]));
      setRefused(undefined);
      await queries.invalidateQueries({ queryKey: ['class', 'fetchReportLists'] });
    } catch (error) {
      if (!isCallError(error)) throw error;
      // Without a connection it is retried; a refusal of the server must be shown.
      setRefused(error.failure === 'refused' ? explainFailure(error) : undefined);
    } finally {
      sending.current = false;
      await recount();
    }
  };

  const tick = useEffectEvent(() => void send());
  useEffect(() => {
    tick();
    const timer = setInterval(tick, everyMs);
    window.addEventListener('online', tick);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', tick);
    };
  }, []);

  return {
    count,
    refused,
    /** The answers to stored scans, the newest first. */
    answers,
    /** Those of {@link answers} that nobody has dismissed yet. */
    late: answers.slice(0, answers.length - read),
    forget: () => setRead(answers.length),
    recount,
  };
};

/** The result of {@link useKeptScans}. */
export type KeptScans = ReturnType<typeof useKeptScans>;
