import type { AccountRecord } from '@skillcert/api-client';
import { Descriptions } from '@skillcert/ui';
import { useFormats } from '../../../../format/use-formats.js';
import { useWords } from '../../../../messages/words-state.js';
import { deadlineRoles } from '../deadline-roles.js';
import { AccountPhone } from './account-phone.js';
import { useUnitFacts } from './use-unit-facts.js';

/** All facts of an account, its phone masked until a reason for the look is given. */
export function AccountFacts({ record }: { readonly record: AccountRecord }) {
  const { t, language } = useWords();
  const { minute, untilDay } = useFormats();
  const unitFacts = useUnitFacts(record.unit);
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return (
    <Descriptions
      items={[
        {
          id: 'roles',
          label: t('users.roles'),
          value: list.format(record.roles.map((role) => t(`role.${role}`))),
        },
        { id: 'phone', label: t('users.phone'), value: <AccountPhone record={record} /> },
        { id: 'email', label: t('users.email'), value: record.email || t('common.empty') },
        { id: 'assigned', label: t('users.assigned'), value: String(record.assigned) },
        ...deadlineRoles
          .filter((each) => record.roles.includes(each))
          .map((each) => ({
            id: `${each}_deadline`,
            label: t(`users.${each}_deadline`),
            value: untilDay(record[`${each}_deadline`]) || t('users.no_deadline'),
          })),
        ...(record.roles.includes('expert')
          ? [
              {
                id: 'limit',
                label: t('users.expert_assign_limit'),
                value:
                  record.expert_assign_limit === null
                    ? t('users.no_limit')
                    : String(record.expert_assign_limit),
              },
            ]
          : []),
        ...unitFacts,
        {
          id: 'introduction',
          label: t('users.introduction'),
          value: record.introduction || t('common.empty'),
          wide: true,
        },
        { id: 'created_by', label: t('users.created_by'), value: record.created_by || t('common.empty') },
        { id: 'created_at', label: t('users.created_at'), value: minute(record.created_at) },
      ]}
    />
  );
}
