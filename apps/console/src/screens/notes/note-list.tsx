import { limits } from '@skillcert/core';
import '@skillcert/ui/badge.css';
import '@skillcert/ui/checkbox.css';
import type { NoteRecord } from '@skillcert/api-client';
import {
  Badge,
  Button,
  Card,
  Checkbox,
  type Column,
  DataTable,
  Inline,
  SearchInput,
  Stack,
  Text,
} from '@skillcert/ui';
import { useFormats } from '../../format/use-formats.js';
import { useWords } from '../../messages/words-state.js';
import { firstLine } from './found-notes.js';
import { NoteDue } from './note-due.js';
import { candidateLabel } from './use-note-link.js';
import type { Notes } from './use-notes.js';

const useNoteColumns = (): readonly Column<NoteRecord>[] => {
  const { t } = useWords();
  const { minute } = useFormats();
  return [
    {
      id: 'title',
      header: t('notes.note'),
      card: 'title',
      cell: ({ title, content, about, pinned, updated_at, ...followUp }) => (
        <Stack gap="none">
          <Inline gap="xs">
            <Text weight="medium">{title || t('notes.untitled')}</Text>
            {pinned && <Badge>{t('notes.pinned')}</Badge>}
            <NoteDue note={followUp} />
          </Inline>
          <Text size="sm" tone="muted" truncate>
            {firstLine(content)}
          </Text>
          {about && (
            <Text size="sm" tone="muted" truncate>
              {about.candidate ? candidateLabel(about.candidate) : about.class_name}
            </Text>
          )}
          <Text as="time" size="sm" tone="muted" dateTime={updated_at}>
            {minute(updated_at)}
          </Text>
        </Stack>
      ),
    },
  ];
};

/** Why no note is listed. */
const noneOf = ({ search, isDueOnly }: Notes) => {
  if (search.trim() !== '') return 'notes.no_match' as const;
  return isDueOnly ? ('notes.no_due' as const) : ('notes.empty' as const);
};

/**
 * Search, and the notes it finds: pinned ones first, then the latest; or only the due ones, the longest overdue
 * first.
 */
export function NoteList({ notes }: { readonly notes: Notes }) {
  const { t } = useWords();
  const columns = useNoteColumns();
  const { state, search, isDueOnly, found } = notes;
  const none = noneOf(notes);
  const isReady = state === 'ready';
  return (
    <Stack>
      <SearchInput
        value={search}
        onSearch={notes.setSearch}
        label={t('notes.search')}
        placeholder={t('notes.search')}
        maxLength={limits.search_length_max}
      />
      <Checkbox label={t('notes.due_only')} checked={isDueOnly} onCheckedChange={notes.listDue} />
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
            (search !== '' || isDueOnly) && (
              <Button onClick={notes.listAll}>{t('common.reset_filters')}</Button>
            )
          }
          onRetry={notes.retry}
        />
      </Card>
    </Stack>
  );
}
