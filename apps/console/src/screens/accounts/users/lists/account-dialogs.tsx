import { lazy, Suspense } from 'react';
import type { AccountGroupName } from '../account-groups.js';
import type { AccountDialogsState } from './use-account-dialogs.js';

const AccountFormDrawer = lazy(async () => ({
  default: (await import('../form/account-form-drawer.js')).AccountFormDrawer,
}));
const AccountDrawer = lazy(async () => ({
  default: (await import('../detail/account-drawer.js')).AccountDrawer,
}));
const AssignDrawer = lazy(async () => ({
  default: (await import('../assign/assign-drawer.js')).AssignDrawer,
}));
const AccountEventDialog = lazy(async () => ({
  default: (await import('../event/account-event-dialog.js')).AccountEventDialog,
}));
const ResetPasswordDialog = lazy(async () => ({
  default: (await import('../secret/reset-password-dialog.js')).ResetPasswordDialog,
}));
const AccountReasonDialog = lazy(async () => ({
  default: (await import('../event/account-reason-dialog.js')).AccountReasonDialog,
}));
const InitialPasswordDialog = lazy(async () => ({
  default: (await import('../secret/initial-password-dialog.js')).InitialPasswordDialog,
}));
const ExpertDialog = lazy(async () => ({
  default: (await import('../expert/expert-dialog.js')).ExpertDialog,
}));

interface AccountDialogsProps {
  readonly group: AccountGroupName;
  readonly dialogs: AccountDialogsState;
  readonly openId: number | undefined;
  readonly onCloseDetails: () => void;
}

/** The overlays of a list of accounts, each downloaded when first opened. */
export function AccountDialogs({ group, dialogs, openId, onCloseDetails }: AccountDialogsProps) {
  const { current, close } = dialogs;
  return (
    <>
      {/* A boundary of its own: a drawer hidden while a dialog loads takes the focus from that dialog for good. */}
      <Suspense>
        {openId !== undefined && (
          <AccountDrawer group={group} userId={openId} dialogs={dialogs} onClose={onCloseDetails} />
        )}
      </Suspense>
      <Suspense>
        {current?.kind === 'form' && (
          <AccountFormDrawer
            group={group}
            record={current.record}
            onCreated={(secret) => dialogs.showPassword(secret, true)}
            onClose={close}
          />
        )}
        {current?.kind === 'event' && (
          <AccountEventDialog record={current.record} event={current.event} onClose={close} />
        )}
        {current?.kind === 'assign' && <AssignDrawer record={current.record} onClose={close} />}
        {current?.kind === 'reset' && (
          <ResetPasswordDialog
            record={current.record}
            onReset={(secret) => dialogs.showPassword(secret, current.record.status !== 'approved')}
            onClose={close}
          />
        )}
        {(current?.kind === 'factor' || current?.kind === 'grant' || current?.kind === 'forgotten') && (
          <AccountReasonDialog record={current.record} kind={current.kind} onClose={close} />
        )}
        {current?.kind === 'password' && (
          <InitialPasswordDialog secret={current.secret} isPending={current.isPending} onClose={close} />
        )}
        {current?.kind === 'expert' && <ExpertDialog record={current.record} onClose={close} />}
        {current?.kind === 'add_expert' && <ExpertDialog record={undefined} onClose={close} />}
      </Suspense>
    </>
  );
}
