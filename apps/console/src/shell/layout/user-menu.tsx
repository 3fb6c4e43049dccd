import { DropdownMenu, Text, useIsMobile } from '@skillcert/ui';
import { CircleUser, LogOut } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../messages/words-state.js';
import { useProfile } from '../../state/use-profile.js';
import { useSignOut } from '../use-sign-out.js';
import { useSwitchRole } from './use-switch-role.js';

/** The signed-in person; switches between the roles of the account, leads to one's own page and signs out. */
export function UserMenu() {
  const { t } = useWords();
  const { name, roles, held_roles } = useProfile();
  const switchRole = useSwitchRole();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const mobile = useIsMobile();
  return (
    <DropdownMenu
      icon={mobile}
      label={t('account.named', { name })}
      trigger={
        <>
          <CircleUser aria-hidden="true" />
          {!mobile && <Text truncate>{name}</Text>}
        </>
      }
      items={[
        ...(held_roles.length > 1
          ? [
              { kind: 'heading' as const, id: 'roles', label: t('frame.switch_role') },
              ...held_roles.map((role) => ({
                id: role,
                label: t(`role.${role}`),
                checked: roles.length === 1 && roles[0] === role,
                onSelect: () => switchRole(role),
              })),
            ]
          : [
              {
                kind: 'heading' as const,
                id: 'role',
                label: roles.map((role) => t(`role.${role}`)).join(', '),
              },
            ]),
        { kind: 'separator', id: 'rule' },
        {
          id: 'profile',
          label: t('route.profile'),
          icon: <CircleUser aria-hidden="true" />,
          onSelect: () => navigate('/profile'),
        },
        {
          id: 'log-out',
          label: t('shell.log_out'),
          icon: <LogOut aria-hidden="true" />,
          onSelect: signOut,
        },
      ]}
    />
  );
}
