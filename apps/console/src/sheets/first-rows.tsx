import type { SheetLook } from '@skillcert/api-client';
import { Card, type Column, DataTable, Heading, Stack, Text } from '@skillcert/ui';
import { useWords } from '../messages/words-state.js';

type First = SheetLook['first'][number];

interface FirstRowsProps {
  readonly look: Pick<SheetLook, 'columns' | 'first'>;
  /** The title of a column; undefined for one that is left out. */
  readonly titleOf: (field: string) => string | undefined;
}

/**
 * The first rows of a table as they will be read, each under what it is and the head that it has; numbers are masked.
 */
export function FirstRows({ look: { columns, first }, titleOf }: FirstRowsProps) {
  const { t } = useWords();
  const title = t('sheet.first', { count: first.length });
  const shown = columns.flatMap(({ head, field }, at): Column<First>[] => {
    const named = titleOf(field);
    if (named === undefined) return [];
    return [
      {
        id: `${field}-${at}`,
        header: head === '' || head === named ? named : t('sheet.first_head', { title: named, head }),
        ...(field === 'name' && { card: 'title' as const }),
        cell: ({ cells, undecided = [] }) => {
          const text = cells[at];
          if (text === null)
            return (
              <Text size="sm" tone="danger">
                {t('sheet.unread')}
              </Text>
            );
          if (undecided.includes(at)) return t('sheet.undecided_day', { text: text ?? '' });
          return text || t('common.empty');
        },
      },
    ];
  });
  if (first.length === 0 || shown.length === 0) return null;
  return (
    <Stack>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <Card padding="none">
        <DataTable
          caption={title}
          columns={[
            { id: 'row', header: t('sheet.row_no'), cell: ({ row_no }) => t('sheet.row', { row: row_no }) },
            ...shown,
          ]}
          rows={first}
          rowId={({ row_no }) => String(row_no)}
          rowLabel={({ row_no }) => t('sheet.row', { row: row_no })}
          state="ready"
        />
      </Card>
    </Stack>
  );
}
