import type { AccountRecord } from '@skillcert/api-client';
import type { GrantKind } from '@skillcert/core';
import { useQueryClient } from '@tanstack/react-query';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { toaster } from '../../../../client/toaster.js';
import { ReasonDialog } from '../../../../forms/reason-dialog.js';
import { useWords } from '../../../../messages/words-state.js';

interface AccountReasonDialogProps {
  readonly record: AccountRecord;
  /**
   * `grant`: the account is to become an administrator. `factor`: it lost its second factor. `forgotten`: an
   * administrator forgot the password. Matters of administrators are only requested here: a second person decides.
   */
  readonly kind: 'grant' | 'factor' | 'forgotten';
  readonly onClose: () => void;
}

/** Asks for the reason before a serious action on an account. */
export function AccountReasonDialog({ record, kind, onClose }: AccountReasonDialogProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  const { user_id, name, roles } = record;
  const isAdmin = roles.includes('admin');
  const ask = (asked: GrantKind) => (reason: string) =>
    call('user/requestGrant', { user_id, kind: asked, reason });
  const needsTwo = { description: t('users.reset_two_text'), done: t('users.reset_requested', { name }) };
  const steps = {
    grant: {
      title: t('users.grant'),
      description: t('users.grant_text'),
      done: t('users.grant_requested', { name }),
      run: ask('grant'),
    },
    forgotten: { title: t('users.reset_password'), ...needsTwo, run: ask('reset_password') },
    factor: {
      title: t('users.reset_factor'),
      description: t('users.reset_factor_text'),
      done: t('users.factor_reset'),
      run: (reason: string) => call('user/resetFactor', { user_id, reason }),
      ...(isAdmin ? { ...needsTwo, run: ask('reset_factor') } : {}),
    },
  } as const;
  const step = steps[kind];
  return (
    <ReasonDialog
      title={step.title}
      description={step.description}
      tone={kind === 'grant' ? 'accent' : 'danger'}
      onClose={onClose}
      onGive={async (reason) => {
        const answer = await attempt<unknown>(() => step.run(reason));
        if (!answer) return false;
        toaster.show({ tone: 'success', message: step.done });
        await queries.invalidateQueries({ queryKey: ['user'] });
        return true;
      }}
    />
  );
}
