import { type CallError, type InputOf, isCallError, type OutputOf } from '@skillcert/api-client';
import { accountEntries } from '@skillcert/core';
import { startTransition, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { call } from '../../../client/call.js';
import { showFailure } from '../../../client/show-failure.js';
import { useWords } from '../../../messages/words-state.js';
import { forgetOwedSignOut } from '../../../state/owed-sign-out.js';
import { keepToken } from '../../../state/token.js';
import { targetAfterLogin } from './target-after-login.js';

type LoginType = NonNullable<InputOf<'user/login'>['login_type']>;
type Name = 'username' | 'password';

const loginTypes: readonly LoginType[] = accountEntries;

/** The sign-in form: two fields, one call at a time, and then the page that the user wanted to open. */
export const useLogin = () => {
  const { t } = useWords();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [values, setValues] = useState({ username: '', password: '' });
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const [step, setStep] = useState<CallError | 'by_phone'>();
  const login_type = loginTypes.find((type) => pathname.split('/')[2] === type) ?? '';

  const enter = async ({ token }: OutputOf<'user/login'>) => {
    forgetOwedSignOut();
    keepToken(token);
    await navigate(targetAfterLogin(search), { replace: true });
  };

  const change = (name: Name) => (value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors((before) => ({ ...before, [name]: undefined }));
  };

  const go = (next?: CallError | 'by_phone') => startTransition(() => setStep(next));

  const answerRefusal = (error: CallError) => {
    if (error.refusal === 'code_needed' || error.refusal === 'choice_needed') return go(error);
    const { username, password } = error.fields;
    setErrors({ username: username?.message, password: password?.message });
    if (!username && !password) showFailure(error);
  };

  const submit = async (): Promise<void> => {
    const username = values.username.trim();
    const { password } = values;
    setErrors({
      username: username ? undefined : t('field.required'),
      password: password ? undefined : t('field.required'),
    });
    if (!username || !password) return;
    try {
      await enter(await call('user/login', { username, password, login_type }, { quiet: true }));
    } catch (error) {
      if (!isCallError(error)) throw error;
      answerRefusal(error);
    }
  };

  return { values, errors, change, submit, login_type, step, go, enter };
};
