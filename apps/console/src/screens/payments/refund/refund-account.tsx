import type { InputOf, RefundRecord } from '@skillcert/api-client';
import { Button, Descriptions, Inline, Stack } from '@skillcert/ui';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../../messages/words-state.js';
import { RevealPayerDialog } from '../detail/reveal-payer-dialog.js';

interface RefundAccountProps {
  readonly of: Omit<InputOf<'payment/revealPayer'>, 'reason'>;
  readonly account: NonNullable<RefundRecord['account']>;
}

/** The account that a refund is sent to since it came back; masked until somebody says why they look. */
export function RefundAccount({ of, account: { account_name, bank, account_masked } }: RefundAccountProps) {
  const { t } = useWords();
  const [number, setNumber] = useState<string>();
  const [asking, setAsking] = useState(false);
  return (
    <Stack>
      <Descriptions
        items={[
          { id: 'name', label: t('payments.payee_name'), value: account_name },
          { id: 'bank', label: t('payments.payee_bank'), value: bank },
          { id: 'number', label: t('payments.payee_account'), value: number ?? account_masked, wide: true },
        ]}
      />
      <Inline>
        {number ? (
          <Button size="small" icon={<EyeOff aria-hidden="true" />} onClick={() => setNumber(undefined)}>
            {t('payments.hide_account')}
          </Button>
        ) : (
          <Button size="small" icon={<Eye aria-hidden="true" />} onClick={() => setAsking(true)}>
            {t('payments.show_account')}
          </Button>
        )}
      </Inline>
      {asking && <RevealPayerDialog of={of} onClose={() => setAsking(false)} onRevealed={setNumber} />}
    </Stack>
  );
}
