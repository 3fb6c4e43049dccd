import type { AccountRecord } from '@skillcert/api-client';
import { Button, Inline } from '@skillcert/ui';
import { CalendarCheck, KeyRound, ShieldOff, ShieldPlus, UserCheck } from 'lucide-react';
import { useWords } from '../../../../messages/words-state.js';
import type { AccountDialogsState } from '../lists/use-account-dialogs.js';
import { useAccountRights } from '../use-account-rights.js';

interface AccountTasksProps {
  readonly record: AccountRecord;
  readonly dialogs: AccountDialogsState;
}

/** The actions on an account beside the events of its lifecycle. */
export function AccountTasks({ record, dialogs }: AccountTasksProps) {
  const { t } = useWords();
  const { isAdmin, isPlatform } = useAccountRights();
  const isExpert = record.roles.includes('expert');
  const wasExpert = record.roles.includes('no-active-expert');
  return (
    <Inline gap="sm">
      <Button size="small" icon={<CalendarCheck aria-hidden="true" />} onClick={() => dialogs.assign(record)}>
        {t('users.assign')}
      </Button>
      <Button size="small" icon={<KeyRound aria-hidden="true" />} onClick={() => dialogs.reset(record)}>
        {t('users.reset_password')}
      </Button>
      {isPlatform && record.has_factor && (
        <Button
          size="small"
          icon={<ShieldOff aria-hidden="true" />}
          onClick={() => dialogs.resetFactor(record)}
        >
          {t('users.reset_factor')}
        </Button>
      )}
      {isAdmin && record.status === 'approved' && !record.roles.includes('admin') && (
        <Button
          size="small"
          icon={<ShieldPlus aria-hidden="true" />}
          onClick={() => dialogs.requestGrant(record)}
        >
          {t('users.grant')}
        </Button>
      )}
      {isPlatform && (isExpert || wasExpert) && (
        <Button
          size="small"
          icon={<UserCheck aria-hidden="true" />}
          onClick={() => dialogs.setExpert(record)}
        >
          {t(isExpert ? 'users.deactivate' : 'users.activate')}
        </Button>
      )}
    </Inline>
  );
}
