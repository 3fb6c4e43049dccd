import { isAccountNumber } from '@skillcert/core';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../client/call.js';
import { toaster } from '../../../../client/toaster.js';
import { type FormProblems, useServerForm } from '../../../../forms/use-server-form.js';
import { type MessageKey, useWords } from '../../../../messages/words-state.js';

interface PayeeForm {
  bank: string;
  account_name: string;
  account_number: string;
}

const check = (values: PayeeForm): FormProblems => {
  const problems: Record<string, MessageKey> = {};
  for (const [name, typed] of Object.entries(values)) {
    if (typed.trim() === '') problems[name] = 'field.required';
    else if (name === 'account_number' && !isAccountNumber(typed))
      problems[name] = 'field.invalid_account_number';
  }
  return problems;
};

/** The form of the unit's payee account. A number that is on record can be replaced, but is never shown. */
export const usePayeeForm = (onSaved: () => void) => {
  const { t } = useWords();
  const queries = useQueryClient();
  return useServerForm<PayeeForm>({
    initial: { bank: '', account_name: '', account_number: '' },
    check,
    send: async (values) => {
      const payee = await call('user/updatePaymentInfo', values, { quiet: true });
      queries.setQueryData(['user', 'fetchPaymentInfo', {}], payee);
      toaster.show({ tone: 'success', message: t('profile.saved') });
      onSaved();
    },
  });
};
