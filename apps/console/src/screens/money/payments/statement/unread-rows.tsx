import { Stack, Text } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';
import type { StatementLook } from './use-statement.js';

interface UnreadRowsProps {
  readonly count: number;
  /** The first of them. */
  readonly rows: readonly number[];
  readonly by: NonNullable<StatementLook['found']>['unread_by'] | undefined;
}

/** The rows of a statement that could not be read, and what of them could not. */
export function UnreadRows({ count, rows, by = [] }: UnreadRowsProps) {
  const { t } = useWords();
  const named = (all: number, first: readonly number[]) => ({
    count: all,
    more: all - first.length,
    rows: first.join(t('common.list_comma')),
  });
  return (
    <Stack gap="xs">
      <Text>{t('payments.bank_unread', named(count, rows))}</Text>
      {by.map((each) => (
        <Text key={each.part} size="sm">
          {t(`payments.bank_unread_by.${each.part}`, named(each.count, each.rows))}
        </Text>
      ))}
    </Stack>
  );
}
