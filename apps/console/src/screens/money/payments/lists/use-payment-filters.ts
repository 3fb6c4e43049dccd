import { payMethods } from '@skillcert/core';
import type { Filter } from '@skillcert/ui';
import { choiceFilter, searchFilter } from '../../../../lists/filters.js';
import { useWords } from '../../../../messages/words-state.js';
import { paymentStatuses, refundStatuses } from './use-payment-lists.js';

/** The filters of payments: the candidate, the state, the way, and the state of the refund. */
export const usePaymentFilters = (search: string): readonly Filter[] => {
  const { t } = useWords();
  return [
    searchFilter(search),
    choiceFilter({
      id: 'status',
      label: t('payments.state'),
      choices: paymentStatuses,
      title: (each) => t(`payments.status.${each}`),
    }),
    choiceFilter({
      id: 'method',
      label: t('payments.method'),
      choices: payMethods,
      title: (each) => t(`payments.method.${each}`),
    }),
    choiceFilter({
      id: 'refund',
      label: t('payments.refund_state'),
      choices: refundStatuses,
      title: (each) => t(`payments.refund.${each}`),
    }),
  ];
};
