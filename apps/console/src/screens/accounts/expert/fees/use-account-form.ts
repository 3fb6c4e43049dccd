import { isAccountNumber } from '@skillcert/core';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../client/call.js';
import { toaster } from '../../../../client/toaster.js';
import { type FormProblems, useServerForm } from '../../../../forms/use-server-form.js';
import { type MessageKey, useWords } from '../../../../messages/words-state.js';

interface AccountForm {
  account: { bank: string; account_name: string; account_number: string };
}

const check = ({ account }: AccountForm): FormProblems => {
  const problems: Record<string, MessageKey> = {};
  for (const [name, typed] of Object.entries(account)) {
    if (typed.trim() === '') problems[`account.${name}`] = 'field.required';
  }
  if (account.account_number.trim() !== '' && !isAccountNumber(account.account_number))
    problems['account.account_number'] = 'field.invalid_account_number';
  return problems;
};

/** The form of an account for fees. A number that is on record can be replaced, but is never shown. */
export const useAccountForm = (onSaved: () => void) => {
  const { t } = useWords();
  const queries = useQueryClient();
  return useServerForm<AccountForm>({
    initial: { account: { bank: '', account_name: '', account_number: '' } },
    check,
    send: async ({ account }) => {
      const info = await call('user/updateExpertInfo', { account }, { quiet: true });
      queries.setQueryData(['user', 'getExpertInfo', {}], info);
      toaster.show({ tone: 'success', message: t('expert.account_saved') });
      onSaved();
    },
  });
};
