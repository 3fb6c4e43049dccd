import { deadlineRoles } from '../deadline-roles.js';
import '@skillcert/ui/checkbox-group.css';
import type { AccountRecord } from '@skillcert/api-client';
import { guidanceRoles, type Role } from '@skillcert/core';
import { Checkbox, CheckboxGroup, Grid, NumberInput, Stack } from '@skillcert/ui';
import { type Control, useWatch } from 'react-hook-form';
import { DayPicker } from '../../../../forms/day-picker.js';
import { FormField } from '../../../../forms/form-field.js';
import { useWords } from '../../../../messages/words-state.js';
import type { AccountGroup } from '../account-groups.js';
import { useAccountRights } from '../use-account-rights.js';
import type { AccountFormValues } from './account-form-values.js';

interface AccountAccessFieldsProps {
  readonly control: Control<AccountFormValues>;
  readonly group: AccountGroup;
  readonly record: AccountRecord | undefined;
}

const guidanceReaders = [...guidanceRoles.writers, ...guidanceRoles.link_holders];

/**
 * The roles to choose from: those of the group, and those that the account has. Only a request that a second person
 * approves gives `admin`.
 */
const offered = (group: AccountGroup, record: AccountRecord | undefined): Role[] => [
  ...new Set([...group.roles.filter((role) => role !== 'admin'), ...(record?.roles ?? [])]),
];

interface DeadlineFieldsProps extends Pick<AccountAccessFieldsProps, 'control'> {
  readonly roles: readonly Role[];
}

/** The days on which rights end, and the limit of an expert. */
function DeadlineFields({ control, roles }: DeadlineFieldsProps) {
  const { t } = useWords();
  return (
    <Grid columns={2}>
      {deadlineRoles
        .filter((each) => roles.includes(each))
        .map((each) => (
          <FormField
            key={each}
            control={control}
            name={`${each}_deadline`}
            label={t(`users.${each}_deadline`)}
            hint={t('users.deadline_hint')}
          >
            {(field) => <DayPicker {...field} />}
          </FormField>
        ))}
      {roles.includes('expert') && (
        <FormField
          control={control}
          name="expert_assign_limit"
          label={t('users.expert_assign_limit')}
          hint={t('users.limit_hint')}
        >
          {({ onChange, ...field }) => <NumberInput {...field} onValueChange={onChange} min={0} />}
        </FormField>
      )}
    </Grid>
  );
}

/** The rights of the account, and their deadlineRoles. Institutions only choose the deadline. */
export function AccountAccessFields({ control, group, record }: AccountAccessFieldsProps) {
  const { t } = useWords();
  const { isAdmin, isPlatform } = useAccountRights();
  const roles = useWatch({ control, name: 'roles' });
  const isFixed = (role: Role) => role === 'admin' || (!isAdmin && (group.ofAdmins ?? []).includes(role));
  return (
    <Stack>
      {isPlatform && (
        <FormField control={control} name="roles" label={t('users.roles')} required group>
          {({ value, onChange }) => (
            <CheckboxGroup
              value={value}
              onValueChange={onChange}
              options={offered(group, record).map((role) => ({
                value: role,
                label: t(`role.${role}`),
                disabled: isFixed(role),
              }))}
            />
          )}
        </FormField>
      )}
      <DeadlineFields control={control} roles={roles} />
      {guidanceReaders.some((each) => roles.includes(each)) && (
        <FormField
          control={control}
          name="show_recommend"
          label={t('users.show_recommend')}
          hideLabel
          required
        >
          {({ value, onChange, ...field }) => (
            <Checkbox
              {...field}
              checked={value}
              onCheckedChange={onChange}
              label={t('users.show_recommend')}
            />
          )}
        </FormField>
      )}
    </Stack>
  );
}
