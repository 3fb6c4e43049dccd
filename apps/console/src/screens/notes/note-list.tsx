import '@skillcert/ui/badge.css';
import type { NoteRecord } from '@skillcert/api-client';
import { Badge, Button, Card, type Column, DataTable, Inline, SearchInput, Stack, Text } from '@skillcert/ui';
import { useFormats } from '../../format/use-formats.js';
import { useWords } from '../../messages/words-state.js';
import { firstLine } from './found-notes.js';
import type { Notes } from './use-notes.js';

const useNoteColumns = (): readonly Column<NoteRecord>[] => {
  const { t } = useWords();
  const { minute } = useFormats();
  return [
    {
      id: 'title',
      header: t('notes.note'),
      card: 'title',
      cell: ({ title, content, pinned, updated_at }) => (
        <Stack gap="none">
          <Inline gap="xs">
            <Text weight="medium">{title || t('notes.untitled')}</Text>
            {pinned && <Badge>{t('notes.pinned')}</Badge>}
          </Inline>
          <Text size="sm" tone="muted" truncate>
            {firstLine(content)}
          </Text>
          <Text as="time" size="sm" tone="muted" dateTime={updated_at}>
            {minute(updated_at)}
          </Text>
        </Stack>
      ),
    },
  ];
};

/** Search, and the notes it finds: pinned ones first, then the latest. */
export function NoteList({ notes }: { readonly notes: Notes }) {
  const { t } = useWords();
  const columns = useNoteColumns();
  const { state, search, found } = notes;
  const none = search.trim() === '' ? ('notes.empty' as const) : ('notes.no_match' as const);
  const isReady = state === 'ready';
  return (
    <Stack>
      <SearchInput
        value={search}
        onSearch={notes.setSearch}
        label={t('notes.search')}
        placeholder={t('notes.search')}
        maxLength={80}
      />
      <Card padding="none">
        <DataTable
          caption={t('route.notes')}
          rows={found}
          total={found.length}
          columns={columns}
          rowId={({ note_id }) => String(note_id)}
          rowLabel={({ title }) => title || t('notes.untitled')}
          onRowClick={({ note_id }) => notes.open(note_id)}
          state={state}
          stateTitle={isReady ? t(none) : undefined}
          stateText={isReady ? t(`${none}_text`) : undefined}
          stateAction={
            isReady &&
            search !== '' && <Button onClick={() => notes.setSearch('')}>{t('common.reset_filters')}</Button>
          }
          onRetry={notes.retry}
        />
      </Card>
    </Stack>
  );
}
