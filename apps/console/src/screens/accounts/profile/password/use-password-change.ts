import { call } from '../../../../client/call.js';
import { toaster } from '../../../../client/toaster.js';
import { type FormProblems, useServerForm } from '../../../../forms/use-server-form.js';
import { useWords } from '../../../../messages/words-state.js';
import { passwordProblem } from '../../forgot/password-rules.js';

interface PasswordChange {
  old_password: string;
  password: string;
  repeated: string;
}

/** The form of the own new password, which signs every other device out. */
export const usePasswordChange = (username: string, onChanged: () => unknown) => {
  const { t } = useWords();

  const check = ({ old_password, password, repeated }: PasswordChange): FormProblems => {
    const problem = passwordProblem(password, username);
    return {
      ...(old_password ? {} : { old_password: 'field.required' as const }),
      ...(problem ? { password: problem } : {}),
      ...(repeated === password ? {} : { repeated: 'password.repeat_differs' as const }),
    };
  };

  return useServerForm<PasswordChange>({
    initial: { old_password: '', password: '', repeated: '' },
    check,
    send: async ({ old_password, password }) => {
      const { ended } = await call('user/changePassword', { old_password, password }, { quiet: true });
      toaster.show({ tone: 'success', message: t('password.changed', { ended }) });
      await onChanged();
    },
  });
};
