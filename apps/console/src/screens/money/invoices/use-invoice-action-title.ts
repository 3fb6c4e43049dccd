import { invoiceLifecycle } from '@skillcert/core';
import { useWords } from '../../../messages/words-state.js';

const beside = ['request', 'reveal'] as const;

/** The words of an action in the history of an invoice; an unknown one is shown unchanged. */
export const useInvoiceActionTitle = () => {
  const { t } = useWords();
  return (action: string): string => {
    const known = beside.find((each) => each === action);
    if (known) return t(`invoices.history.${known}`);
    const event = invoiceLifecycle.transitions.find((row) => row.event === action)?.event;
    return event ? t(`invoices.history.${event}`) : action;
  };
};
