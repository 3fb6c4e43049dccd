import '@skillcert/ui/field.css';
import type { NoteRecord } from '@skillcert/api-client';
import { limits } from '@skillcert/core';
import { Button, Card, ConfirmDialog, Field, Inline, Stack, TextInput } from '@skillcert/ui';
import { useEffect, useRef, useState } from 'react';
import { MarkdownField } from '../../forms/markdown-field.js';
import { SaveState } from '../../forms/save-state.js';
import { useWords } from '../../messages/words-state.js';
import { useNoteEditor } from './use-note-editor.js';
import type { Notes } from './use-notes.js';

interface NoteEditorProps {
  readonly note: NoteRecord;
  readonly notes: Notes;
}

/** One note: written in Markdown or looked at as it will be read, pinned, deleted. */
export function NoteEditor({ note, notes }: NoteEditorProps) {
  const { t } = useWords();
  const { typed, refused, change, resolve, state, refusal, saved } = useNoteEditor(note, notes);
  const [removing, setRemoving] = useState(false);
  const { title, content } = typed;
  const titleField = useRef<HTMLInputElement>(null);
  const begins = useRef(title === '' && content === '');
  useEffect(() => {
    if (begins.current) titleField.current?.focus();
  }, []);
  const name = title || t('notes.untitled');
  return (
    <Card
      title={name}
      actions={
        <Inline gap="sm">
          <Button size="small" onClick={() => notes.pin(note)}>
            {t(note.pinned ? 'notes.unpin' : 'notes.pin')}
          </Button>
          <Button size="small" onClick={() => setRemoving(true)}>
            {t('notes.remove')}
          </Button>
        </Inline>
      }
    >
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
        <SaveState
          state={state}
          savedAt={saved?.updated_at}
          refusal={refusal}
          conflict={{ title: t('notes.conflict'), text: t('notes.conflict_text') }}
          onResolve={resolve}
        />
      </Stack>
      {removing && (
        <ConfirmDialog
          open
          onOpenChange={setRemoving}
          title={t('notes.remove_title', { title: name })}
          description={t('notes.remove_text')}
          confirmLabel={t('notes.remove')}
          tone="danger"
          onConfirm={() => notes.remove({ ...note, version: saved?.version ?? note.version })}
        />
      )}
    </Card>
  );
}
