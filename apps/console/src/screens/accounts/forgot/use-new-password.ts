import { useNavigate } from 'react-router-dom';
import { call } from '../../../client/call.js';
import { toaster } from '../../../client/toaster.js';
import { type FormProblems, useServerForm } from '../../../forms/use-server-form.js';
import { useWords } from '../../../messages/words-state.js';
import { passwordProblem } from './password-rules.js';
import type { FoundAccounts } from './use-phone-proof.js';

interface NewPassword {
  user_id: string;
  password: string;
  repeated: string;
  verify_code: string;
}

/** The form of a new password for one of the accounts of the proven phone. */
export const useNewPassword = (accounts: FoundAccounts) => {
  const { t } = useWords();
  const navigate = useNavigate();
  const usernameOf = (user_id: string) =>
    accounts.find((account) => String(account.user_id) === user_id)?.username ?? '';
  const needsCode = (user_id: string) =>
    accounts.some((account) => String(account.user_id) === user_id && account.has_factor);

  const check = ({ user_id, password, repeated, verify_code }: NewPassword): FormProblems => {
    const problem = passwordProblem(password, usernameOf(user_id));
    return {
      ...(problem ? { password: problem } : {}),
      ...(repeated === password ? {} : { repeated: 'password.repeat_differs' as const }),
      ...(needsCode(user_id) && !verify_code.trim() ? { verify_code: 'field.required' as const } : {}),
    };
  };

  const form = useServerForm<NewPassword>({
    initial: { user_id: String(accounts[0]?.user_id ?? ''), password: '', repeated: '', verify_code: '' },
    check,
    send: async ({ user_id, password, verify_code }) => {
      const code = needsCode(user_id) ? { verify_code } : {};
      await call('user/resetPassword', { user_id: Number(user_id), password, ...code }, { quiet: true });
      toaster.show({ tone: 'success', message: t('forgot.done') });
      await navigate('/login', { replace: true });
    },
  });
  return { ...form, usernameOf, needsCode };
};
