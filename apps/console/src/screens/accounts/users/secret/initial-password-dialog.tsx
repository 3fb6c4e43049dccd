import { Button, Dialog, Field, Stack, Text, TextInput } from '@skillcert/ui';
import { Copy } from 'lucide-react';
import { toaster } from '../../../../client/toaster.js';
import { useWords } from '../../../../messages/words-state.js';
import type { InitialPassword } from '../lists/use-account-dialogs.js';

interface InitialPasswordDialogProps {
  readonly secret: InitialPassword;
  /** Whether the account still waits for its approval. */
  readonly isPending: boolean;
  readonly onClose: () => void;
}

/** Shows an initial password, which is never shown again. A click outside does not close it. */
export function InitialPasswordDialog({ secret, isPending, onClose }: InitialPasswordDialogProps) {
  const { t } = useWords();
  const { username, initial_password } = secret;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(initial_password);
      toaster.show({ tone: 'success', message: t('users.copied') });
    } catch {
      toaster.show({ tone: 'warning', message: t('users.copy_failed') });
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissable={false}
      title={t('users.password_title', { username })}
      footer={
        <>
          <Button icon={<Copy aria-hidden="true" />} onClick={copy}>
            {t('users.copy')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('common.close')}
          </Button>
        </>
      }
    >
      <Stack>
        <Text as="p">{t('users.password_once')}</Text>
        {isPending && <Text as="p">{t('users.password_pending')}</Text>}
        <Field label={t('users.password')} required>
          <TextInput value={initial_password} readOnly />
        </Field>
      </Stack>
    </Dialog>
  );
}
