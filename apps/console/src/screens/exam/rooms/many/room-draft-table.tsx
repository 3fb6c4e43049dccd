import { DataTable } from '@skillcert/ui';
import { TwoLines } from '../../../../lists/two-lines.js';
import { useWords } from '../../../../messages/words-state.js';
import { DraftCheck } from '../../draft-check.js';
import { useColumnTitle } from './column-titles.js';
import type { ManyRooms } from './use-many-rooms.js';

/** The preview of rooms, each with its problems. */
export function RoomDraftTable({ state }: { readonly state: ManyRooms }) {
  const { t } = useWords();
  const titleOf = useColumnTitle();
  const { drafts, listState, retry, messagesOf } = state;
  if (!listState) return null;
  return (
    <DataTable
      caption={t('exam.many_rooms.preview')}
      rows={drafts}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      state={listState}
      stateTitle={listState === 'ready' ? t('exam.no_rooms') : undefined}
      onRetry={retry}
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
          header: t('exam.draft_check'),
          width: 'wide',
          cell: (draft) => (
            <DraftCheck
              problems={[
                ...Object.entries(draft.problems).map(([field, problem]) =>
                  [titleOf(field), problem].filter(Boolean).join(': '),
                ),
                ...messagesOf(draft),
              ]}
            />
          ),
        },
      ]}
    />
  );
}
