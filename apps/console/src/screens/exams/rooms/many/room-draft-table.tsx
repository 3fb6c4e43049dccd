import { Badge, DataTable, Stack, Text } from '@skillcert/ui';
import { TwoLines } from '../../../../lists/two-lines.js';
import { useWords } from '../../../../messages/words-state.js';
import type { RoomDraft } from './room-drafts.js';

const columnWords = {
  name: 'exam.room_name',
  address: 'exam.address',
  floor: 'exam.floor',
  rows: 'exam.rows',
  columns: 'exam.columns',
  blocked: 'exam.blocked',
  accessible: 'exam.accessible',
} as const;

const isColumn = (field: string): field is keyof typeof columnWords => field in columnWords;

/** The rooms that would be added, each with what keeps it from being added. */
export function RoomDraftTable({ drafts }: { readonly drafts: readonly RoomDraft[] }) {
  const { t } = useWords();
  return (
    <DataTable
      caption={t('exam.many_rooms.preview')}
      rows={drafts}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      stateTitle={t('exam.no_rooms')}
      columns={[
        {
          id: 'name',
          header: t('exam.room'),
          card: 'title',
          width: 'wide',
          cell: ({ name, address, floor }) => (
            <TwoLines named first={name || '–'} second={[address, floor].filter(Boolean).join(' ')} />
          ),
        },
        {
          id: 'grid',
          header: t('exam.grid'),
          cell: ({ rows, columns, blocked }) => (
            <TwoLines
              first={t('exam.grid_of', { rows: rows ?? '?', columns: columns ?? '?' })}
              second={blocked?.length ? t('exam.many_rooms.blocked', { count: blocked.length }) : ''}
            />
          ),
        },
        {
          id: 'problems',
          header: t('exam.many_rooms.check'),
          width: 'wide',
          cell: ({ problems }) => {
            const wrong = Object.entries(problems);
            if (wrong.length === 0) return <Badge tone="success">{t('exam.many_rooms.fine')}</Badge>;
            return (
              <Stack gap="xs">
                {wrong.map(([field, problem]) => (
                  <Text key={field} tone="danger" size="sm">
                    {isColumn(field) ? `${t(columnWords[field])}: ` : ''}
                    {problem}
                  </Text>
                ))}
              </Stack>
            );
          },
        },
      ]}
    />
  );
}
