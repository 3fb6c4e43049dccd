import type { PaymentDetail } from '@skillcert/api-client';
import { addCents } from '@skillcert/core';
import { Descriptions, Heading, Stack } from '@skillcert/ui';
import { useFormats } from '../../../../format/use-formats.js';
import { useWords } from '../../../../messages/words-state.js';
import { useAmount } from '../use-amount.js';

/** The payments and refunds, entry by entry, and the balance. */
export function LedgerCard({ detail: { ledger, currency } }: { readonly detail: PaymentDetail }) {
  const { t } = useWords();
  const { minute } = useFormats();
  const amount = useAmount();
  if (ledger.length === 0) return null;
  const total = addCents(...ledger.map(({ amount_cents }) => amount_cents));
  return (
    <Stack gap="sm">
      <Heading level={3}>{t('payments.ledger')}</Heading>
      <Descriptions
        layout="rows"
        items={[
          ...ledger.map(({ at, kind, amount_cents }) => ({
            id: `${kind} ${at}`,
            label: t(`payments.entry.${kind}`, { time: minute(at) }),
            value: amount(amount_cents, currency),
          })),
          { id: 'total', label: t('payments.ledger_total'), value: amount(total, currency) },
        ]}
      />
    </Stack>
  );
}
