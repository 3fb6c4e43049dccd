import { type InvoiceStatus, invoiceLifecycle } from '@skillcert/core';
import type { Filter } from '@skillcert/ui';
import { choiceFilter, searchFilter } from '../../../../lists/filters.js';
import { useWords } from '../../../../messages/words-state.js';

const states = Object.keys(invoiceLifecycle.states) as InvoiceStatus[];
const kinds = ['ordinary', 'special'] as const;

/** Search, state and kind of the invoices. */
export const useInvoiceFilters = (): readonly Filter[] => {
  const { t } = useWords();
  return [
    searchFilter(t('invoices.search')),
    choiceFilter({
      id: 'status',
      label: t('invoices.state'),
      choices: states,
      title: (each) => t(`invoices.status.${each}`),
    }),
    choiceFilter({
      id: 'kind',
      label: t('invoices.kind'),
      choices: kinds,
      title: (each) => t(`invoices.kind_${each}`),
    }),
  ];
};
