import '@skillcert/ui/field.css';
import '@skillcert/ui/markdown.css';
import '@skillcert/ui/tabs.css';
import { Field, type FieldProps, Markdown, Tabs, Text, Textarea } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../messages/words-state.js';

interface MarkdownFieldProps extends Pick<FieldProps, 'name' | 'required'> {
  readonly label: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly maxLength: number;
  readonly error?: string | undefined;
}

const modes = ['write', 'preview'] as const;

/** A text in Markdown: written, or looked at as it will be read. */
export function MarkdownField({
  label,
  value,
  onValueChange,
  maxLength,
  error,
  ...named
}: MarkdownFieldProps) {
  const { t } = useWords();
  const [chosen, setMode] = useState<(typeof modes)[number]>('write');
  // Its problem is shown in the tab where it is written.
  const mode = error ? 'write' : chosen;
  const views = {
    write: (
      <Field {...named} label={label} hideLabel hint={t('markdown.hint')} error={error}>
        <Textarea
          value={value}
          placeholder={label}
          rows={12}
          maxLength={maxLength}
          onValueChange={onValueChange}
        />
      </Field>
    ),
    preview:
      value.trim() === '' ? (
        <Text tone="muted">{t('markdown.nothing')}</Text>
      ) : (
        <Markdown text={value} level={3} />
      ),
  };
  return (
    <Tabs
      label={t('markdown.mode')}
      value={mode}
      onValueChange={(id) => setMode(modes.find((each) => each === id) ?? 'write')}
      items={modes.map((id) => ({
        id,
        label: t(`markdown.${id}`),
        ...(id === mode && { content: views[id] }),
      }))}
    />
  );
}
