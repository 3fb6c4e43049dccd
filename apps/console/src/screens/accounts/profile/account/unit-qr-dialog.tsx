import '@skillcert/ui/file-input.css';
import { limits } from '@skillcert/core';
import { Button, Dialog, FileInput, Form, Inline, Stack, shrinkPicture } from '@skillcert/ui';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../client/call.js';
import { toaster } from '../../../../client/toaster.js';
import { FormField } from '../../../../forms/form-field.js';
import { type FormProblems, useServerForm } from '../../../../forms/use-server-form.js';
import { useWords } from '../../../../messages/words-state.js';
import { refreshProfile } from '../../../../shell/refresh-profile.js';

const pictures = { accept: 'image/jpeg,image/png,image/webp', maxBytes: limits.picture_bytes_max };

/** Takes a picture of the unit's QR code. */
export function UnitQrDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const { control, errors, submit } = useServerForm<{ file: File[] }>({
    initial: { file: [] },
    pictureAt: 'file',
    check: ({ file }): FormProblems => (file.length === 0 ? { file: 'profile.qr_required' } : {}),
    send: async ({ file: [file] }) => {
      if (!file) return;
      await call('user/uploadUnitQr', {}, { body: await shrinkPicture(file), quiet: true });
      toaster.show({ tone: 'success', message: t('profile.saved') });
      await Promise.all([queries.invalidateQueries({ queryKey: ['user'] }), refreshProfile()]);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissable={false}
      title={t('profile.qr')}
      description={t('profile.qr_text')}
    >
      <Form onSubmit={submit} errors={errors} summary={false}>
        <Stack>
          <FormField control={control} name="file" label={t('profile.qr_file')} required>
            {({ value, onChange, name }) => (
              <FileInput name={name} files={value} onFilesChange={onChange} {...pictures} />
            )}
          </FormField>
          <Inline justify="end">
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button type="submit" variant="primary">
              {t('common.save')}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Dialog>
  );
}
