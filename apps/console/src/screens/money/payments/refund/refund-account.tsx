import type { InputOf, RefundRecord } from '@skillcert/api-client';
import { Descriptions, Stack } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../../messages/words-state.js';
import { AccountReveal } from '../detail/account-reveal.js';

interface RefundAccountProps {
  readonly of: Omit<InputOf<'payment/revealPayer'>, 'reason'>;
  readonly account: NonNullable<RefundRecord['account']>;
}

/** The account that a refund is sent to since it came back; masked until a reason for the look is given. */
export function RefundAccount({ of, account: { account_name, bank, account_masked } }: RefundAccountProps) {
  const { t } = useWords();
  const [number, setNumber] = useState<string>();
  return (
    <Stack>
      <Descriptions
        items={[
          { id: 'name', label: t('payments.payee_name'), value: account_name },
          { id: 'bank', label: t('payments.payee_bank'), value: bank },
          { id: 'number', label: t('payments.payee_account'), value: number ?? account_masked, wide: true },
        ]}
      />
      <AccountReveal of={of} shown={number} onShown={setNumber} />
    </Stack>
  );
}
