import type { OwnAccount } from '@skillcert/api-client';
import { Card, Descriptions } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';

/** Who signs in with this account. */
export function AccountCard({ account }: { readonly account: OwnAccount }) {
  const { t } = useWords();
  const { username, name, roles, phone_masked, email, introduction } = account;
  return (
    <Card title={t('profile.account')}>
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
    </Card>
  );
}
