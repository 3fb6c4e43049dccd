import type { InputOf } from '@skillcert/api-client';
import { useState } from 'react';
import { useKeyed } from '../../../../client/use-keyed.js';
import { useWords } from '../../../../messages/words-state.js';
import { useTicketCommand } from '../use-ticket-command.js';

/**
 * Moves a person or a room on the day of the exam, or gives seats, and says whether it is done or waits for a second
 * person. A move under way or done is not previewed again: it would be refused.
 */
export const useDayMove = (class_id: number) => {
  const { t } = useWords();
  const run = useTicketCommand();
  const keyed = useKeyed();
  const [isSent, setIsSent] = useState(false);
  return {
    isSent,
    send: async (move: InputOf<'ticket/moveOnDay'>['move'], reason: string) => {
      setIsSent(true);
      let said = '';
      const done = await run(
        async () => {
          const answer = await keyed('ticket/moveOnDay', { class_id, move, reason });
          const words = move.kind === 'seat' ? 'exam.day.seats_given' : 'exam.day.done';
          said = answer.waits_id === null ? t(words, { count: answer.told }) : t('exam.day.waits');
          return answer;
        },
        () => said,
      );
      if (!done) setIsSent(false);
      return done;
    },
  };
};
