import { defaultAdmission, limits } from '@skillcert/core';
import { Field, Select, Stack, Textarea } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';

interface ReasonFieldProps {
  readonly label: string;
  /** The subjects of the reason, as the texts of the configuration name them. */
  readonly about: readonly string[];
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  readonly required?: boolean;
  readonly error?: string | undefined;
}

/** A reason that is picked from the configuration's texts, written, or both. */
export function ReasonField({
  label,
  about,
  value,
  onValueChange,
  required = true,
  error,
}: ReasonFieldProps) {
  const { t, language } = useWords();
  const texts = defaultAdmission.review_texts
    .filter((each) => each.about.some((part) => about.includes(part)))
    .map(({ id, text }) => ({ id, text: text[language] ?? text.en }));
  return (
    <Stack gap="xs">
      {texts.length > 0 && (
        <Select
          aria-label={t('review.pick_text_for', { reason: label })}
          placeholder={t('review.pick_text')}
          value={texts.find(({ text }) => text === value)?.id ?? ''}
          options={texts.map(({ id, text }) => ({ value: id, label: text }))}
          onValueChange={(id) => onValueChange(texts.find((each) => each.id === id)?.text ?? value)}
        />
      )}
      <Field label={label} required={required} error={error}>
        <Textarea value={value} onValueChange={onValueChange} maxLength={limits.reason_length_max} rows={2} />
      </Field>
    </Stack>
  );
}
