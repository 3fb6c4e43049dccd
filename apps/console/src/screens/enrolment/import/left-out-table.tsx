import type { ImportRow } from '@skillcert/api-client';
import { Card, type Column, DataTable, Stack, StatusBadge, Text } from '@skillcert/ui';
import { usePager } from '../../../lists/use-pager.js';
import { useWords } from '../../../messages/words-state.js';
import type { ImportState } from './use-import.js';

const tones = { wrong: 'danger', double: 'warning', refused: 'danger' } as const;

/** The rows that were not taken, each with its faults. */
export function LeftOutTable({ state }: { readonly state: ImportState }) {
  const { t } = useWords();
  const { leftOut } = state;
  const pager = usePager({ ...state, total: leftOut.total });
  const columns: readonly Column<ImportRow>[] = [
    {
      id: 'name',
      header: t('candidate.name'),
      card: 'title',
      cell: ({ name, row }) => (
        <Stack gap="none">
          <Text weight="medium">{name || t('common.empty')}</Text>
          <Text size="sm" tone="muted">
            {t('candidates.import_row', { row })}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'kind',
      header: t('candidates.import_kind'),
      cell: ({ kind }) => (
        <StatusBadge tone={tones[kind]}>{t(`candidates.import_kinds.${kind}`)}</StatusBadge>
      ),
    },
    {
      id: 'problems',
      header: t('candidates.import_problems'),
      cell: ({ problems }) => (
        <Stack gap="none">
          {problems.map(({ column, message }) => (
            <Text key={`${column} ${message}`} size="sm">
              {column ? t('candidates.import_problem', { column, message }) : message}
            </Text>
          ))}
        </Stack>
      ),
    },
  ];
  return (
    <Card padding="none">
      <DataTable
        caption={t('candidates.import_left_out')}
        columns={columns}
        rows={leftOut.items}
        rowId={({ row }) => String(row)}
        rowLabel={({ name, row }) => name || t('candidates.import_row', { row })}
        state="ready"
        footer={pager}
      />
    </Card>
  );
}
