import { invoiceLifecycle } from '@skillcert/core';
import { Grid, SearchInput, Select } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import type { useInvoiceLists } from './use-invoice-lists.js';

const states = Object.keys(invoiceLifecycle.states) as (keyof typeof invoiceLifecycle.states)[];
const kinds = ['ordinary', 'special'] as const;

interface InvoiceFiltersProps {
  readonly list: Pick<ReturnType<typeof useInvoiceLists>, 'status' | 'kind'> & {
    readonly url: Pick<ReturnType<typeof useInvoiceLists>['url'], 'search' | 'narrow'>;
  };
}

/** Search, state and kind of the invoices. */
export function InvoiceFilters({ list }: InvoiceFiltersProps) {
  const { t } = useWords();
  const { url, status, kind } = list;
  return (
    <Grid columns={4} gap="sm">
      <SearchInput
        value={url.search}
        onSearch={(search) => url.narrow({ search: search.trim() })}
        label={t('invoices.search')}
        placeholder={t('invoices.search')}
        maxLength={80}
      />
      <Select
        aria-label={t('invoices.state')}
        placeholder={`${t('invoices.state')}: ${t('common.all')}`}
        value={status}
        onValueChange={(chosen) => url.narrow({ status: chosen })}
        options={states.map((each) => ({ value: each, label: t(`invoices.status.${each}`) }))}
      />
      <Select
        aria-label={t('invoices.kind')}
        placeholder={`${t('invoices.kind')}: ${t('common.all')}`}
        value={kind}
        onValueChange={(chosen) => url.narrow({ kind: chosen })}
        options={kinds.map((each) => ({ value: each, label: t(`invoices.kind_${each}`) }))}
      />
    </Grid>
  );
}
