import { limits } from '@skillcert/core';
import { type Control, useController } from 'react-hook-form';
import { MarkdownField } from '../../../forms/markdown-field.js';
import { useWords } from '../../../messages/words-state.js';
import type { UnitValues } from './use-unit-form.js';

interface BodyFieldProps {
  readonly control: Control<UnitValues>;
  readonly error: string | undefined;
}

/** The text of an article: written, or looked at as it will be read. */
export function BodyField({ control, error }: BodyFieldProps) {
  const { t } = useWords();
  const { field } = useController({ control, name: 'body' });
  return (
    <MarkdownField
      name={field.name}
      label={t('study.body')}
      value={field.value}
      maxLength={limits.article_length_max}
      error={error}
      required
      onValueChange={field.onChange}
    />
  );
}
