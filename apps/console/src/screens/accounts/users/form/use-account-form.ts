import type { AccountRecord } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../client/call.js';
import { toaster } from '../../../../client/toaster.js';
import { useServerForm } from '../../../../forms/use-server-form.js';
import { useWords } from '../../../../messages/words-state.js';
import type { AccountGroup } from '../account-groups.js';
import type { InitialPassword } from '../lists/use-account-dialogs.js';
import { useAccountRights } from '../use-account-rights.js';
import {
  type AccountFormValues,
  accountChangesOf,
  accountFormOf,
  emptyAccountForm,
} from './account-form-values.js';
import { checkAccountForm } from './check-account-form.js';
import { type KnownUnit, useKnownUnit } from './use-known-unit.js';

interface Saving {
  readonly onCreated: (secret: InitialPassword) => void;
  readonly onSaved: () => void;
}

/** Creates or edits an account. A new account whose unit is known already joins that unit. */
export const useAccountForm = (group: AccountGroup, record: AccountRecord | undefined, saving: Saving) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const { isPlatform } = useAccountRights();
  const { unit: known, look } = useKnownUnit(isPlatform && !record);
  const [initial] = useState(() => (record ? accountFormOf(record) : emptyAccountForm(group)));

  const create = async (values: AccountFormValues, joined: KnownUnit | undefined) => {
    const { unit, ...changes } = accountChangesOf(values, isPlatform);
    const { com_name } = values.unit;
    const place = joined ? { unit_id: joined.unit_id } : unit && { unit: { ...unit, com_name } };
    const { username, name, roles } = values;
    const secret = await call(
      'user/createUser',
      { ...changes, ...place, username, name, roles, entry: group.entry },
      { quiet: true },
    );
    await queries.invalidateQueries({ queryKey: ['user'] });
    saving.onCreated(secret);
  };

  const save = async ({ user_id }: AccountRecord, values: AccountFormValues) => {
    await call('user/updateUser', { ...accountChangesOf(values, isPlatform), user_id }, { quiet: true });
    toaster.show({ tone: 'success', message: t('users.saved') });
    await queries.invalidateQueries({ queryKey: ['user'] });
    saving.onSaved();
  };

  const form = useServerForm<AccountFormValues>({
    initial,
    check: checkAccountForm,
    send: (values) => (record ? save(record, values) : create(values, known)),
  });
  return { ...form, isPlatform, known, look };
};
