import '@skillcert/ui/field.css';
import type { NoteRecord } from '@skillcert/api-client';
import { limits } from '@skillcert/core';
import { Button, Card, ConfirmDialog, Field, Inline, Stack, TextInput } from '@skillcert/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { MarkdownField } from '../../forms/markdown-field.js';
import { SaveState } from '../../forms/save-state.js';
import { useWords } from '../../messages/words-state.js';
import { NoteAbout } from './note-about.js';
import { NoteFollowUp } from './note-follow-up.js';
import { useNoteEditor } from './use-note-editor.js';
import type { Notes } from './use-notes.js';

const NoteVersions = lazy(async () => ({ default: (await import('./note-versions.js')).NoteVersions }));

interface NoteEditorProps {
  readonly note: NoteRecord;
  readonly notes: Notes;
}

type Asking = 'remove' | 'versions';

interface NoteActionsProps extends NoteEditorProps {
  readonly onAsk: (asking: Asking) => void;
}

function NoteActions({ note, notes, onAsk }: NoteActionsProps) {
  const { t } = useWords();
  return (
    <Inline gap="sm">
      <Button size="small" onClick={() => notes.pin(note)}>
        {t(note.pinned ? 'notes.unpin' : 'notes.pin')}
      </Button>
      <Button size="small" onClick={() => onAsk('versions')}>
        {t('notes.versions')}
      </Button>
      <Button size="small" onClick={() => onAsk('remove')}>
        {t('notes.remove')}
      </Button>
    </Inline>
  );
}

interface NoteFieldsProps {
  readonly note: NoteRecord;
  readonly editor: ReturnType<typeof useNoteEditor>;
}

function NoteFields({ note, editor }: NoteFieldsProps) {
  const { t } = useWords();
  const { shown, refused, change, resolve, state, refusal } = editor;
  const { title, content } = shown;
  const titleField = useRef<HTMLInputElement>(null);
  const begins = useRef(title === '' && content === '');
  useEffect(() => {
    if (begins.current) titleField.current?.focus();
  }, []);
  return (
    <Stack>
      <Field label={t('notes.title')} hideLabel error={refused.title}>
        <TextInput
          ref={titleField}
          value={title}
          placeholder={t('notes.title')}
          maxLength={limits.note_title_length_max}
          autoComplete="off"
          onValueChange={(next) => change({ title: next })}
        />
      </Field>
      <MarkdownField
        label={t('notes.content')}
        value={content}
        maxLength={limits.note_length_max}
        error={refused.content}
        onValueChange={(next) => change({ content: next })}
      />
      <NoteAbout about={shown.about} error={refused.about} onChange={(about) => change({ about })} />
      <NoteFollowUp due_on={shown.due_on} done_at={shown.done_at} error={refused.due_on} onChange={change} />
      <SaveState
        state={state}
        savedAt={note.updated_at}
        refusal={refusal}
        conflict={{ title: t('notes.conflict'), text: t('notes.conflict_text') }}
        onResolve={resolve}
      />
    </Stack>
  );
}

/** One note: written in Markdown or previewed, with its subject and its follow-up; pinned, restored, deleted. */
export function NoteEditor({ note, notes }: NoteEditorProps) {
  const { t } = useWords();
  const editor = useNoteEditor(note, notes);
  const [asking, setAsking] = useState<Asking>();
  const stopAsking = () => setAsking(undefined);
  const name = editor.shown.title || t('notes.untitled');
  return (
    <Card title={name} actions={<NoteActions note={note} notes={notes} onAsk={setAsking} />}>
      <NoteFields note={note} editor={editor} />
      {asking === 'remove' && (
        <ConfirmDialog
          open
          onOpenChange={stopAsking}
          title={t('notes.remove_title', { title: name })}
          description={t('notes.remove_text')}
          confirmLabel={t('notes.remove')}
          tone="danger"
          onConfirm={() => notes.remove(note)}
        />
      )}
      <Suspense>
        {asking === 'versions' && (
          <NoteVersions
            note_id={note.note_id}
            onRestore={async (version) => {
              await editor.restore(version);
              stopAsking();
            }}
            onClose={stopAsking}
          />
        )}
      </Suspense>
    </Card>
  );
}
