import type { AccountRecord } from '@skillcert/api-client';
import { ConfirmDialog } from '@skillcert/ui';
import { useQueryClient } from '@tanstack/react-query';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { useWords } from '../../../../messages/words-state.js';
import type { InitialPassword } from '../lists/use-account-dialogs.js';

interface ResetPasswordDialogProps {
  readonly record: AccountRecord;
  readonly onReset: (secret: InitialPassword) => void;
  readonly onClose: () => void;
}

/** Asks before an account gets a new initial password. */
export function ResetPasswordDialog({ record, onReset, onClose }: ResetPasswordDialogProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  const confirm = async () => {
    const secret = await attempt(() => call('user/resetInitPwd', { user_id: record.user_id }));
    if (!secret) return false;
    await queries.invalidateQueries({ queryKey: ['user'] });
    onReset(secret);
    // The password takes this dialog's place.
    return false;
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('users.reset_password')}
      description={t('users.reset_password_text')}
      tone="danger"
      confirmLabel={t('users.reset_password')}
      onConfirm={confirm}
    />
  );
}
