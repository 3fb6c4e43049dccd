import type { SettledMonth } from '@skillcert/api-client';
import { Text } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';
import { useAmount } from '../../payments/use-amount.js';

/** The figures of a row of the report, in the order that it shows them. */
export const settledFigures = ['received', 'refunded', 'net', 'programme', 'units'] as const;

/** The amounts moved and their split, as the columns of a table. */
export const useSettledColumns = (currency: string) => {
  const { t } = useWords();
  const amount = useAmount();
  return settledFigures.map((name) => ({
    id: name,
    header: t(`settlement.${name}`),
    align: 'end' as const,
    cell: (row: Pick<SettledMonth, `${typeof name}_cents`>) => (
      <Text tabular truncate>
        {amount(row[`${name}_cents`], currency)}
      </Text>
    ),
  }));
};
