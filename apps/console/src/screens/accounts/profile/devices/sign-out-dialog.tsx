import type { OwnSession } from '@skillcert/api-client';
import { ConfirmDialog } from '@skillcert/ui';
import { useQueryClient } from '@tanstack/react-query';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { toaster } from '../../../../client/toaster.js';
import { useWords } from '../../../../messages/words-state.js';
import { useDeviceTitle } from './use-device-title.js';

interface SignOutDialogProps {
  readonly session: OwnSession;
  readonly onClose: () => void;
}

/** Asks before a device is signed out: its user loses unsaved input. */
export function SignOutDialog({ session, onClose }: SignOutDialogProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  const device = useDeviceTitle()(session.user_agent);

  const confirm = async () => {
    const done = await attempt(() => call('user/endSession', { session_id: session.session_id }));
    // The device is signed out, now or before: the list shows the current sessions.
    await queries.invalidateQueries({ queryKey: ['user', 'fetchSessions'] });
    if (!done) return false;
    toaster.show({ tone: 'success', message: t('profile.device_signed_out', { device }) });
    return true;
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('profile.device_sign_out_title', { device })}
      description={t('profile.device_sign_out_text')}
      confirmLabel={t('profile.device_sign_out')}
      tone="danger"
      onConfirm={confirm}
    />
  );
}
