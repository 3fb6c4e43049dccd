import { isPassword } from '@skillcert/core';
import { useState } from 'react';
import { call } from '../../client/call.js';
import { fieldsOf, isRefusal, type Problem, problemOf } from '../../client/problem.js';
import { useWords } from '../../words/use-words.js';

const empty = { old_password: '', password: '', repeat: '' };

export type PasswordField = keyof typeof empty;

interface Change {
  readonly username: string;
  /** The phone was proven just now, so the old password is not asked for. */
  readonly byCode: boolean;
  readonly onExpired: () => void;
}

/** The form of a new password, and the number of devices that it signed out. */
export const useChangePassword = ({ username, byCode, onExpired }: Change) => {
  const { t } = useWords();
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Readonly<Partial<Record<string, string>>>>({});
  const [problem, setProblem] = useState<Problem>();
  const [ended, setEnded] = useState<number>();

  const passwordProblem = () => {
    const { password } = values;
    if (password === '') return t('field.required');
    if (!isPassword(password.normalize('NFKC'))) return t('field.invalid_password');
    const hasName = password.toLowerCase().includes(username.toLowerCase());
    return hasName ? t('field.password_has_name') : undefined;
  };
  const check = () => {
    const { old_password, password, repeat } = values;
    const wrong = passwordProblem();
    return {
      ...(!byCode && old_password === '' && { old_password: t('field.required') }),
      ...(wrong && { password: wrong }),
      ...(repeat !== password && { repeat: t('register.repeat_differs') }),
    };
  };
  return {
    values,
    errors,
    problem,
    ended,
    change: (field: PasswordField, text: string) => {
      setValues((last) => ({ ...last, [field]: text }));
      setErrors((last) => ({ ...last, [field]: undefined }));
    },
    /** Resolves to whether the password is changed. */
    send: async (): Promise<boolean> => {
      const found = check();
      setErrors(found);
      setProblem(undefined);
      setEnded(undefined);
      if (Object.keys(found).length > 0) return false;
      const { old_password, password } = values;
      try {
        const input = { password, ...(!byCode && { old_password }) };
        const answer = await call('candidate/changePassword', input, { quiet: true });
        setEnded(answer.ended);
        setValues(empty);
        return true;
      } catch (error) {
        if (isRefusal(error, 'phone_unproven')) onExpired();
        const fields = Object.entries(fieldsOf(error));
        setErrors(Object.fromEntries(fields.map(([name, { message }]) => [name, message])));
        if (fields.length === 0) setProblem(problemOf(error));
        return false;
      }
    },
  };
};
