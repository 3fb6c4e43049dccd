import type { PaymentRow } from '@skillcert/api-client';
import { useWords } from '../../../../messages/words-state.js';

/** The way of a payment, and the number of candidates in it. */
export function WayOfPaying({ method, group_count }: Pick<PaymentRow, 'method' | 'group_count'>) {
  const { t } = useWords();
  return (
    <>
      {t(`payments.method.${method}`)}
      {group_count !== null && ` · ${t('payments.group_of', { count: group_count })}`}
    </>
  );
}
