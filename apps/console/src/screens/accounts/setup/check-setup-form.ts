import { isAccountName, isPersonName } from '@skillcert/core';
import type { FormProblems } from '../../../forms/use-server-form.js';
import type { MessageKey } from '../../../messages/words-state.js';
import { passwordProblem } from '../forgot/password-rules.js';

/** The fields of the first administrator. */
export interface SetupFormValues {
  name: string;
  username: string;
  password: string;
  repeated: string;
}

const required = (text: string, isRight: (text: string) => boolean, wrong: MessageKey) => {
  if (text.trim() === '') return 'field.required';
  return isRight(text.trim()) ? undefined : wrong;
};

/** The problems of the form, by field; the server checks again. */
export const checkSetupForm = (values: SetupFormValues): FormProblems => {
  const problems: Record<keyof SetupFormValues, MessageKey | undefined> = {
    name: required(values.name, isPersonName, 'field.invalid_name'),
    username: required(values.username, isAccountName, 'field.invalid_username'),
    password: passwordProblem(values.password, values.username),
    repeated: values.repeated === values.password ? undefined : 'password.repeat_differs',
  };
  return Object.fromEntries(
    Object.entries(problems).flatMap(([name, problem]) => (problem ? [[name, problem] as const] : [])),
  );
};
