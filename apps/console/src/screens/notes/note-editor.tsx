import '@skillcert/ui/field.css';
import '@skillcert/ui/markdown.css';
import '@skillcert/ui/tabs.css';
import type { NoteRecord } from '@skillcert/api-client';
import { limits } from '@skillcert/core';
import {
  Button,
  Card,
  ConfirmDialog,
  Field,
  Inline,
  Markdown,
  Stack,
  Tabs,
  Text,
  Textarea,
  TextInput,
} from '@skillcert/ui';
import { useEffect, useRef, useState } from 'react';
import { SaveState } from '../../forms/save-state.js';
import { useWords } from '../../messages/words-state.js';
import { useNoteEditor } from './use-note-editor.js';
import type { Notes } from './use-notes.js';

interface NoteEditorProps {
  readonly note: NoteRecord;
  readonly notes: Notes;
}

const modes = ['write', 'preview'] as const;

/** One note: written in Markdown or looked at as it will be read, pinned, deleted. */
export function NoteEditor({ note, notes }: NoteEditorProps) {
  const { t } = useWords();
  const { typed, change, resolve, state, refusal, saved } = useNoteEditor(note, notes);
  const [mode, setMode] = useState<(typeof modes)[number]>('write');
  const [removing, setRemoving] = useState(false);
  const { title, content } = typed;
  const titleField = useRef<HTMLInputElement>(null);
  const begins = useRef(title === '' && content === '');
  useEffect(() => {
    if (begins.current) titleField.current?.focus();
  }, []);
  const name = title || t('notes.untitled');
  const views = {
    write: (
      <Field label={t('notes.content')} hideLabel hint={t('notes.content_hint')}>
        <Textarea
          value={content}
          placeholder={t('notes.content')}
          rows={12}
          maxLength={limits.note_length_max}
          onValueChange={(next) => change({ content: next })}
        />
      </Field>
    ),
    preview:
      content.trim() === '' ? (
        <Text tone="muted">{t('notes.nothing')}</Text>
      ) : (
        <Markdown text={content} level={3} />
      ),
  };
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
        <Field label={t('notes.title')} hideLabel>
          <TextInput
            ref={titleField}
            value={title}
            placeholder={t('notes.title')}
            maxLength={limits.note_title_length_max}
            autoComplete="off"
            onValueChange={(next) => change({ title: next })}
          />
        </Field>
        <Tabs
          label={t('notes.mode')}
          value={mode}
          onValueChange={(id) => setMode(modes.find((each) => each === id) ?? 'write')}
          items={modes.map((id) => ({
            id,
            label: t(`notes.${id}`),
            ...(id === mode && { content: views[id] }),
          }))}
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
