import '@skillcert/ui/split.css';
import { Button, EmptyState, Split } from '@skillcert/ui';
import { Plus } from 'lucide-react';
import { useWords } from '../../messages/words-state.js';
import { ScreenPage } from '../../shell/screen-page.js';
import { NoteEditor } from './note-editor.js';
import { NoteList } from './note-list.js';
import { useNotes } from './use-notes.js';

/** The notebook of the account: found by a word, pinned, written in Markdown, and saved while it is written. */
export function NotesScreen() {
  const { t } = useWords();
  const notes = useNotes();
  const { current } = notes;
  return (
    <ScreenPage
      description={t('notes.text')}
      actions={
        <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={notes.create}>
          {t('notes.create')}
        </Button>
      }
    >
      <Split
        open={current !== undefined}
        onOpenChange={() => notes.open(undefined)}
        masterLabel={t('notes.list')}
        master={<NoteList notes={notes} />}
        detailLabel={t('notes.note')}
        detail={
          current ? (
            <NoteEditor key={current.note_id} note={current} notes={notes} />
          ) : (
            <EmptyState title={t('notes.choose')} description={t('notes.choose_text')} />
          )
        }
      />
    </ScreenPage>
  );
}
