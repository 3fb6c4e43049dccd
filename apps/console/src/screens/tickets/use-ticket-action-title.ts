import { ticketLifecycle } from '@skillcert/core';
import { useWords } from '../../messages/words-state.js';

/** Says an action in the history of a ticket; one that this release does not know is shown as it came. */
export const useTicketActionTitle = () => {
  const { t } = useWords();
  return (action: string): string => {
    if (action === 'ask_move' || action === 'drop_move') return t(`exam.day.history.${action}`);
    const event = ticketLifecycle.transitions.find((row) => row.event === action)?.event;
    return event ? t(`exam.tickets.history.${event}`) : action;
  };
};
