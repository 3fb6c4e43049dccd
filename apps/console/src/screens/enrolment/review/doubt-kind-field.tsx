import type { DoubtKind } from '@skillcert/api-client';
import { doubtKinds } from '@skillcert/core';
import { Field, Select } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';

interface DoubtKindFieldProps {
  readonly value: DoubtKind | undefined;
  readonly onValueChange: (kind: DoubtKind | undefined) => void;
  readonly error: string | undefined;
}

/** The kind of a doubt, by which the list of doubts can be filtered. */
export function DoubtKindField({ value, onValueChange, error }: DoubtKindFieldProps) {
  const { t } = useWords();
  return (
    <Field label={t('review.doubt_kind')} required error={error}>
      <Select
        value={value ?? ''}
        options={doubtKinds.map((kind) => ({ value: kind, label: t(`review.doubt_kind.${kind}`) }))}
        onValueChange={(picked) => onValueChange(doubtKinds.find((kind) => kind === picked))}
      />
    </Field>
  );
}
