import '@skillcert/ui/avatar.css';
import type { OwnAccount } from '@skillcert/api-client';
import { Avatar, Button, Card, Descriptions } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../../messages/words-state.js';
import { useProfile } from '../../../../state/use-profile.js';
import { EditAccountDialog } from './edit-account-dialog.js';

/** The person who signs in with this account. */
export function AccountCard({ account }: { readonly account: OwnAccount }) {
  const { t } = useWords();
  const { avatar } = useProfile();
  const [editing, setEditing] = useState(false);
  const { username, name, roles, phone_masked, email, introduction } = account;
  return (
    <Card
      title={t('profile.account')}
      actions={<Avatar name={name} src={avatar} size="lg" decorative />}
      footer={<Button onClick={() => setEditing(true)}>{t('profile.edit_account')}</Button>}
    >
      <Descriptions
        items={[
          { id: 'username', label: t('profile.username'), value: username },
          { id: 'name', label: t('profile.name'), value: name },
          {
            id: 'roles',
            label: t('profile.roles'),
            value: roles.map((role) => t(`role.${role}`)).join(', '),
          },
          { id: 'phone', label: t('profile.phone'), value: phone_masked },
          { id: 'email', label: t('profile.email'), value: email, wide: true },
          { id: 'introduction', label: t('profile.introduction'), value: introduction, wide: true },
        ]}
      />
      {editing && <EditAccountDialog account={account} onClose={() => setEditing(false)} />}
    </Card>
  );
}
