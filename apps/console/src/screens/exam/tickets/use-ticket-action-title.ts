import { ticketLifecycle } from '@skillcert/core';
import { useWords } from '../../../messages/words-state.js';

/** The words of an action in the history of a ticket; an unknown one is shown unchanged. */
export const useTicketActionTitle = () => {
  const { t } = useWords();
  return (action: string): string => {
    if (action === 'ask_move' || action === 'drop_move') return t(`exam.day.history.${action}`);
    const event = ticketLifecycle.transitions.find((row) => row.event === action)?.event;
    return event ? t(`exam.tickets.history.${event}`) : action;
  };
};
