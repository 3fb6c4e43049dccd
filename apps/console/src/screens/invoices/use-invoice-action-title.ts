import { invoiceLifecycle } from '@skillcert/core';
import { useWords } from '../../messages/words-state.js';

const beside = ['request', 'reveal'] as const;

/** Says an action in the history of an invoice; one that this release does not know is shown as it came. */
export const useInvoiceActionTitle = () => {
  const { t } = useWords();
  return (action: string): string => {
    const known = beside.find((each) => each === action);
    if (known) return t(`invoices.history.${known}`);
    const event = invoiceLifecycle.transitions.find((row) => row.event === action)?.event;
    return event ? t(`invoices.history.${event}`) : action;
  };
};
