import type { Unpaid } from '@skillcert/api-client';
import { type Column, Text } from '@skillcert/ui';
import { TwoLines } from '../../../lists/two-lines.js';
import { useWords } from '../../../messages/words-state.js';
import { useAmount } from './use-amount.js';

type Owing = Pick<Unpaid, 'name' | 'enrol_no' | 'com_name' | 'phone_masked' | 'fee_cents' | 'currency'> &
  Partial<Pick<Unpaid, 'received_cents'>>;

/** The columns of candidates whose fee is due. */
export const useOwingColumns = (): readonly Column<Owing>[] => {
  const { t } = useWords();
  const amount = useAmount();
  return [
    {
      id: 'name',
      header: t('payments.candidate'),
      card: 'title',
      cell: ({ name, enrol_no }) => <TwoLines named truncate first={name} second={enrol_no} />,
    },
    {
      id: 'unit',
      header: t('payments.group_unit'),
      cell: ({ com_name }) => <Text truncate>{com_name ?? t('common.empty')}</Text>,
    },
    {
      id: 'phone',
      header: t('payments.phone'),
      cell: ({ phone_masked }) => <Text truncate>{phone_masked}</Text>,
    },
    {
      id: 'fee',
      header: t('payments.amount'),
      align: 'end',
      cell: ({ fee_cents, received_cents = 0, currency }) =>
        received_cents > 0 ? (
          <TwoLines
            first={amount(fee_cents - received_cents, currency)}
            second={t('payments.part_paid', { received: amount(received_cents, currency) })}
          />
        ) : (
          <Text tabular>{amount(fee_cents, currency)}</Text>
        ),
    },
  ];
};
