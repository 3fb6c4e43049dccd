import type { NoteRecord } from '@skillcert/api-client';
import { limits } from '@skillcert/core';
import { Button, Heading, Inline, Link, Stack, StateView, Text } from '@skillcert/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { attemptToAdd } from '../../client/attempt-to-add.js';
import { useCallQuery } from '../../client/use-call-query.js';
import { useKeyed } from '../../client/use-keyed.js';
import { contentState } from '../../lists/content-state.js';
import { useWords } from '../../messages/words-state.js';
import { routes } from '../../routes.js';
import { firstLine } from './found-notes.js';
import { NoteDue } from './note-due.js';
import { notesOn } from './notes-on.js';

interface NotesOnThisProps {
  readonly class_id: number;
  /** Null where the class as a whole is meant. */
  readonly enrolment_id: number | null;
}

// A reader who goes from one candidate to the next asks once; a note written here is added at once.
const fresh_ms = 300_000;

const addressOf = (note_id: number) => `${routes.byId.notes.path}?note=${note_id}`;

/** The account's own notes about a class or a candidate, which nobody else sees, and a way to add one. */
export function NotesOnThis({ class_id, enrolment_id }: NotesOnThisProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const query = useCallQuery('note/fetchNotes', {}, { staleTime: fresh_ms });
  const keyed = useKeyed();
  const notes = notesOn(query.data?.items ?? [], { class_id, enrolment_id });
  const nameOf = ({ title, content }: NoteRecord) => title || firstLine(content) || t('notes.untitled');
  const create = async () => {
    const note = { title: '', content: '', about: { class_id, enrolment_id } };
    const added = await attemptToAdd(
      () => keyed('note/saveNote', note, { quiet: true }),
      t('notes.full', { max: limits.notes_max }),
    );
    if (!added) return;
    await queries.invalidateQueries({ queryKey: ['note'] });
    navigate(addressOf(added.note_id));
  };
  return (
    <Stack gap="sm">
      <Heading level={3}>{t('notes.on_this')}</Heading>
      <StateView state={contentState(query)} onRetry={() => query.refetch()}>
        {notes.length === 0 ? (
          <Text tone="muted">{t('notes.on_this_none')}</Text>
        ) : (
          <Stack gap="xs">
            {notes.map((note) => (
              <Inline key={note.note_id} gap="xs">
                <Link to={addressOf(note.note_id)}>{nameOf(note)}</Link>
                <NoteDue note={note} />
              </Inline>
            ))}
          </Stack>
        )}
      </StateView>
      <Inline>
        <Button size="small" onClick={create}>
          {t('notes.on_this_new')}
        </Button>
      </Inline>
    </Stack>
  );
}
