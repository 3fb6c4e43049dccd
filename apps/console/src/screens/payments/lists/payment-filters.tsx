import { payMethods } from '@skillcert/core';
import { Grid, SearchInput, Select } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { paymentStatuses, refundStatuses, type usePaymentLists } from './use-payment-lists.js';

type List = Pick<ReturnType<typeof usePaymentLists>, 'status' | 'method'> & {
  readonly url: Pick<ReturnType<typeof usePaymentLists>['url'], 'search' | 'narrow'>;
};

/** Search, state, way of paying and refund of the payment list. */
export function PaymentFilters({ list }: { readonly list: ReturnType<typeof usePaymentLists> }) {
  const { t } = useWords();
  return (
    <Grid columns={4} gap="sm">
      <PaymentSearch list={list} label={t('payments.search')} />
      <StatusFilter list={list} />
      <MethodFilter list={list} />
      <Select
        aria-label={t('payments.refund_state')}
        placeholder={`${t('payments.refund_state')}: ${t('common.all')}`}
        value={list.refund}
        onValueChange={(chosen) => list.url.narrow({ refund: chosen })}
        options={refundStatuses.map((each) => ({ value: each, label: t(`payments.refund.${each}`) }))}
      />
    </Grid>
  );
}

/** Whom a payment is for. */
export function PaymentSearch({ list: { url }, label }: { readonly list: List; readonly label: string }) {
  return (
    <SearchInput
      value={url.search}
      onSearch={(search) => url.narrow({ search: search.trim() })}
      label={label}
      placeholder={label}
      maxLength={80}
    />
  );
}

/** Where payments stand. */
export function StatusFilter({ list: { url, status } }: { readonly list: List }) {
  const { t } = useWords();
  return (
    <Select
      aria-label={t('payments.state')}
      placeholder={`${t('payments.state')}: ${t('common.all')}`}
      value={status}
      onValueChange={(chosen) => url.narrow({ status: chosen })}
      options={paymentStatuses.map((each) => ({ value: each, label: t(`payments.status.${each}`) }))}
    />
  );
}

/** How payments were made. */
export function MethodFilter({ list: { url, method } }: { readonly list: List }) {
  const { t } = useWords();
  return (
    <Select
      aria-label={t('payments.method')}
      placeholder={`${t('payments.method')}: ${t('common.all')}`}
      value={method}
      onValueChange={(chosen) => url.narrow({ method: chosen })}
      options={payMethods.map((each) => ({ value: each, label: t(`payments.method.${each}`) }))}
    />
  );
}
