import '@skillcert/ui/file-input.css';
import '@skillcert/ui/radio-group.css';
import type { Gathering } from '@skillcert/api-client';
import { limits } from '@skillcert/core';
import { FileInput, RadioGroup, Stack } from '@skillcert/ui';
import { type Control, useWatch } from 'react-hook-form';
import { FormField } from '../../../forms/form-field.js';
import { useWords } from '../../../messages/words-state.js';
import type { GatheringValues } from './use-gathering-form.js';

const pictures = { accept: 'image/jpeg,image/png,image/webp', maxBytes: limits.picture_bytes_max };

interface QrFieldsProps {
  readonly control: Control<GatheringValues>;
  readonly seen: Gathering;
}

/** The picture that candidates scan to transfer; a class that takes no transfers shows none. */
export function QrFields({ control, seen: { qr_id } }: QrFieldsProps) {
  const { t } = useWords();
  const chosen = useWatch({ control, name: 'qr' });
  const methods = useWatch({ control, name: 'methods' });
  if (!methods.includes('bank_transfer')) return null;
  const options = [
    { value: 'none', label: t('gathering.qr_none') },
    ...(qr_id ? [{ value: 'kept', label: t('gathering.qr_kept') }] : []),
    { value: 'new', label: t('gathering.qr_new') },
  ];
  return (
    <Stack>
      <FormField
        control={control}
        name="qr"
        label={t('gathering.qr')}
        hint={t('gathering.qr_hint')}
        required
        group
      >
        {({ value, onChange }) => <RadioGroup value={value} onValueChange={onChange} options={options} />}
      </FormField>
      {chosen === 'new' && (
        <FormField control={control} name="qr_file" label={t('gathering.qr_file')} required>
          {({ value, onChange, name }) => (
            <FileInput name={name} files={value} onFilesChange={onChange} {...pictures} />
          )}
        </FormField>
      )}
    </Stack>
  );
}
