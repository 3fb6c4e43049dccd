import type { AnyPaymentRow } from '@skillcert/api-client';
import { type Column, Text } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { usePaymentColumns } from '../lists/use-payment-columns.js';

/** The columns of a class's payments, and the class after the name; only the time orders a list of all classes. */
export const useAllPaymentColumns = (): readonly Column<AnyPaymentRow>[] => {
  const { t } = useWords();
  const [name, ...rest] = usePaymentColumns<AnyPaymentRow>();
  return [
    ...(name ? [name] : []),
    {
      id: 'class',
      header: t('payments.class'),
      cell: ({ class_name }) => <Text>{class_name}</Text>,
    },
    ...rest.map((column) => ({ ...column, sortable: column.id === 'created_at' })),
  ];
};
