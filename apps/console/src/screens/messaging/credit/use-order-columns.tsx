import type { TopUpRow } from '@skillcert/api-client';
import type { TopUpStatus } from '@skillcert/core';
import { type Column, StatusBadge, Text, type Tone } from '@skillcert/ui';
import { useFormats } from '../../../format/use-formats.js';
import { useWords } from '../../../messages/words-state.js';
import { useAmount } from '../../money/payments/use-amount.js';

const tones: Record<TopUpStatus, Tone> = {
  pending: 'info',
  paid: 'success',
  failed: 'danger',
  closed: 'neutral',
};

/** The columns of the orders of credit. */
export const useOrderColumns = (): readonly Column<TopUpRow>[] => {
  const { t } = useWords();
  const { minute } = useFormats();
  const amount = useAmount();
  return [
    {
      id: 'created_at',
      header: t('sms.recharge.ordered_at'),
      card: 'title',
      cell: ({ created_at }) => <Text>{minute(created_at)}</Text>,
    },
    {
      id: 'amount',
      header: t('sms.recharge.amount'),
      align: 'end',
      cell: ({ amount_cents, currency }) => <Text tabular>{amount(amount_cents, currency)}</Text>,
    },
    { id: 'method', header: t('sms.recharge.method'), cell: ({ method }) => t(`payments.method.${method}`) },
    {
      id: 'status',
      header: t('sms.recharge.state'),
      cell: ({ status }) => (
        <StatusBadge tone={tones[status]}>{t(`sms.recharge.status.${status}`)}</StatusBadge>
      ),
    },
    {
      id: 'ordered_by',
      header: t('sms.recharge.ordered_by'),
      cell: ({ ordered_by }) => <Text truncate>{ordered_by ?? t('common.empty')}</Text>,
    },
    {
      id: 'paid_at',
      header: t('sms.recharge.paid_at'),
      cell: ({ paid_at }) => <Text truncate>{paid_at ? minute(paid_at) : t('common.empty')}</Text>,
    },
  ];
};
