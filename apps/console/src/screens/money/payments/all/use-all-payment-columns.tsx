import type { AnyPaymentRow } from '@skillcert/api-client';
import { type Column, Text } from '@skillcert/ui';
import { TwoLines } from '../../../../lists/two-lines.js';
import { useWords } from '../../../../messages/words-state.js';
import { usePaymentColumns } from '../lists/use-payment-columns.js';
import { WayOfPaying } from '../lists/way-of-paying.js';
import { useAmount } from '../use-amount.js';
import { useDifference } from '../use-difference.js';

/**
 * The columns of a class's payments, and the class after the name; only the time orders a list of all classes.
 * Beside the class and the check boxes, the way of payment stands below the amount: in Spanish at 1366 there is no
 * room for a column of it.
 */
export const useAllPaymentColumns = (): readonly Column<AnyPaymentRow>[] => {
  const { t } = useWords();
  const amount = useAmount();
  const differenceOf = useDifference();
  const [name, ...rest] = usePaymentColumns<AnyPaymentRow>();
  const paid: Partial<Column<AnyPaymentRow>> = {
    cell: (row) => (
      <TwoLines
        first={amount(row.amount_cents, row.currency)}
        second={differenceOf(row) ?? <WayOfPaying {...row} />}
      />
    ),
  };
  return [
    ...(name ? [name] : []),
    {
      id: 'class',
      header: t('payments.class'),
      cell: ({ class_name }) => <Text>{class_name}</Text>,
    },
    ...rest
      .filter(({ id }) => id !== 'method')
      .map((column) => ({
        ...column,
        ...(column.id === 'amount_cents' && paid),
        sortable: column.id === 'created_at',
      })),
  ];
};
