import type { AccountEvent } from '@skillcert/core';
import { ConfirmDialog } from '@skillcert/ui';
import { useQueryClient } from '@tanstack/react-query';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { toaster } from '../../../../client/toaster.js';
import { ReasonDialog } from '../../../../forms/reason-dialog.js';
import { useWords } from '../../../../messages/words-state.js';
import type { CandidateAccount } from './candidate-account.js';

interface AccountStepDialogProps {
  readonly account: CandidateAccount;
  readonly event: AccountEvent;
  readonly onClose: () => void;
}

/** Asks for a reason before a candidate's account is frozen, or for a confirmation before it is activated again. */
export function AccountStepDialog({ account, event, onClose }: AccountStepDialogProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  const { candidate_id } = account;

  const move = async (status: 'approved' | 'frozen', refuse_content: string): Promise<boolean> => {
    const moved = await attempt(() =>
      call('candidate/setAccountStatus', { candidate_id, status, refuse_content }),
    );
    // A refused step means that the account on the screen is old, so it is read again either way.
    await queries.invalidateQueries({ queryKey: ['candidate'] });
    if (!moved) return false;
    const words = { name: moved.name, status: t(`users.status.${moved.status}`) };
    toaster.show({ tone: 'success', message: t('users.moved', words) });
    return true;
  };

  if (event === 'freeze') {
    return (
      <ReasonDialog
        title={t('users.event.freeze')}
        description={t('people.freeze_text')}
        tone="danger"
        onClose={onClose}
        onGive={(reason) => move('frozen', reason)}
      />
    );
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('users.event.unfreeze')}
      description={t('people.unfreeze_text')}
      confirmLabel={t('users.event.unfreeze')}
      onConfirm={() => move('approved', '')}
    />
  );
}
