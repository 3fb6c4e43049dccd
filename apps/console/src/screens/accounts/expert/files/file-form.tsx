import { limits } from '@skillcert/core';
import '@skillcert/ui/file-input.css';
import { Button, FileInput, Form, Stack, TextInput } from '@skillcert/ui';
import { FormField } from '../../../../forms/form-field.js';
import { useWords } from '../../../../messages/words-state.js';
import { pictures, useFileForm } from './use-file-form.js';

/** Adds a qualification: its name, and its picture. */
export function FileForm({ onAdded }: { readonly onAdded: () => void }) {
  const { t } = useWords();
  const { control, errors, submit } = useFileForm(onAdded);
  return (
    <Form onSubmit={submit} errors={errors}>
      <Stack>
        <FormField control={control} name="title" label={t('expert.file_title')} required>
          {(field) => <TextInput {...field} autoComplete="off" maxLength={limits.expert_title_length_max} />}
        </FormField>
        <FormField control={control} name="file" label={t('expert.file')} required>
          {({ value, onChange, name }) => (
            <FileInput name={name} files={value} onFilesChange={onChange} {...pictures} />
          )}
        </FormField>
        <Button type="submit">{t('expert.file_add')}</Button>
      </Stack>
    </Form>
  );
}
