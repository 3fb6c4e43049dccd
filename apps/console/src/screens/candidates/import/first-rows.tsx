import type { ImportField, OutputOf } from '@skillcert/api-client';
import { Card, type Column, DataTable, Heading, Stack, Text } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import type { ImportState } from './use-import.js';

type Preview = OutputOf<'enrolment/previewImport'>;
type First = Preview['first'][number];

interface FirstRowsProps {
  readonly preview: Preview;
  readonly columns: readonly (ImportField | '')[];
  readonly fields: ImportState['fields'];
}

/** The first rows of a sheet as they will be read, under the fields that their columns are; numbers are masked. */
export function FirstRows({ preview: { first }, columns, fields }: FirstRowsProps) {
  const { t } = useWords();
  const title = t('candidates.import_first', { count: first.length });
  const shown = columns.flatMap((field, at): Column<First>[] => {
    const header = fields.find((each) => each.field === field)?.title;
    if (header === undefined) return [];
    return [
      {
        id: field,
        header,
        ...(field === 'name' && { card: 'title' as const }),
        cell: ({ cells }) => {
          const text = cells[at];
          if (text === null)
            return (
              <Text size="sm" tone="danger">
                {t('candidates.import_unread')}
              </Text>
            );
          return text || t('common.empty');
        },
      },
    ];
  });
  return (
    <Stack>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <Card padding="none">
        <DataTable
          caption={title}
          columns={[
            { id: 'row', header: t('candidates.import_row_no'), cell: ({ row_no }) => row_no },
            ...shown,
          ]}
          rows={first}
          rowId={({ row_no }) => String(row_no)}
          rowLabel={({ row_no }) => t('candidates.import_row', { row: row_no })}
          state="ready"
        />
      </Card>
    </Stack>
  );
}
