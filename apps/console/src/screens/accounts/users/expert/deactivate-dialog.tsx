import type { AccountRecord } from '@skillcert/api-client';
import { ConfirmDialog, Text } from '@skillcert/ui';
import { useQueryClient } from '@tanstack/react-query';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { toaster } from '../../../../client/toaster.js';
import { useWords } from '../../../../messages/words-state.js';

interface DeactivateDialogProps {
  readonly record: AccountRecord;
  readonly onClose: () => void;
}

/** Asks before an expert stops being one. */
export function DeactivateDialog({ record, onClose }: DeactivateDialogProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  const confirm = async () => {
    const saved = await attempt(() => call('user/setExpert', { user_id: record.user_id, is_expert: false }));
    await queries.invalidateQueries({ queryKey: ['user'] });
    if (!saved) return false;
    toaster.show({ tone: 'success', message: t('users.expert_saved') });
    return true;
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('users.deactivate')}
      description={record.name}
      tone="danger"
      confirmLabel={t('users.deactivate')}
      onConfirm={confirm}
    >
      <Text as="p">{t('users.deactivate_text')}</Text>
    </ConfirmDialog>
  );
}
