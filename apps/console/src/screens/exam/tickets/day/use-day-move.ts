import type { InputOf } from '@skillcert/api-client';
import { call } from '../../../../client/call.js';
import { useKeyed } from '../../../../client/use-keyed.js';
import { useWords } from '../../../../messages/words-state.js';
import { useTicketCommand } from '../use-ticket-command.js';

/**
 * Moves a person or a room on the day of the exam, or gives seats, and says whether it is done or waits for a second
 * person.
 */
export const useDayMove = (class_id: number) => {
  const { t } = useWords();
  const run = useTicketCommand();
  const keyed = useKeyed();
  return (move: InputOf<'ticket/moveOnDay'>['move'], reason: string) => {
    let said = '';
    return run(
      async () => {
        const answer = await keyed((key) => call('ticket/moveOnDay', { class_id, move, reason }, { key }));
        const done = move.kind === 'seat' ? 'exam.day.seats_given' : 'exam.day.done';
        said = answer.waits_id === null ? t(done, { count: answer.told }) : t('exam.day.waits');
        return answer;
      },
      () => said,
    );
  };
};
