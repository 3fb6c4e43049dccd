import type { AccountRecord } from '@skillcert/api-client';
import { Drawer } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';
import { type AccountGroupName, accountGroups } from '../account-groups.js';
import type { InitialPassword } from '../lists/use-account-dialogs.js';
import { AccountForm } from './account-form.js';

interface AccountFormDrawerProps {
  readonly group: AccountGroupName;
  readonly record: AccountRecord | undefined;
  readonly onCreated: (secret: InitialPassword) => void;
  readonly onClose: () => void;
}

/** The account form beside the list. A click outside or Escape does not discard the input. */
export function AccountFormDrawer({ group, record, onCreated, onClose }: AccountFormDrawerProps) {
  const { t } = useWords();
  return (
    <Drawer
      open
      onOpenChange={onClose}
      dismissable={false}
      size="large"
      title={record ? t('users.form.edit', { name: record.name }) : t('users.form.create')}
    >
      <AccountForm
        group={accountGroups[group]}
        record={record}
        onCreated={onCreated}
        onSaved={onClose}
        onCancel={onClose}
      />
    </Drawer>
  );
}
