import type { PaymentDetail } from '@skillcert/api-client';
import { Descriptions, Stack } from '@skillcert/ui';
import { useState } from 'react';
import { useFormats } from '../../../../format/use-formats.js';
import { useWords } from '../../../../messages/words-state.js';
import { useAmount } from '../use-amount.js';
import { useDifference } from '../use-difference.js';
import { AccountReveal } from './account-reveal.js';

/** The payer, the amount and the way of payment; an account stays masked until a reason for the look is given. */
export function PaymentFacts({ detail }: { readonly detail: PaymentDetail }) {
  const { t } = useWords();
  const { minute } = useFormats();
  const amount = useAmount();
  const said = useDifference()(detail);
  const [account, setAccount] = useState<string>();
  const { amount_cents, currency, method, paid_on, payer_account_masked, transaction_no } = detail;
  return (
    <Stack>
      <Descriptions
        items={[
          { id: 'amount', label: t('payments.amount'), value: amount(amount_cents, currency) },
          ...(said ? [{ id: 'difference', label: t('payments.fee'), value: said }] : []),
          { id: 'method', label: t('payments.method'), value: t(`payments.method.${method}`) },
          ...(paid_on ? [{ id: 'paid_on', label: t('payments.paid_on'), value: paid_on }] : []),
          { id: 'payer', label: t('payments.payer_name'), value: detail.payer_name },
          ...(payer_account_masked
            ? [
                { id: 'bank', label: t('payments.payer_bank'), value: detail.payer_bank },
                {
                  id: 'account',
                  label: t('payments.payer_account'),
                  value: account ?? payer_account_masked,
                  wide: true,
                },
              ]
            : []),
          ...(transaction_no
            ? [{ id: 'transaction', label: t('payments.transaction_no'), value: transaction_no, wide: true }]
            : []),
          { id: 'phone', label: t('payments.phone'), value: detail.phone_masked },
          ...(detail.receipt_no
            ? [{ id: 'receipt', label: t('payments.receipt_no'), value: detail.receipt_no }]
            : []),
          { id: 'declared', label: t('payments.declared_at'), value: minute(detail.created_at) },
        ]}
      />
      {payer_account_masked && (
        <AccountReveal
          of={{ class_id: detail.class_id, payment_id: detail.payment_id }}
          shown={account}
          onShown={setAccount}
        />
      )}
    </Stack>
  );
}
