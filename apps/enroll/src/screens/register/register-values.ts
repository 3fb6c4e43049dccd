import type { FieldProblem } from '@skillcert/api-client';
import {
  isAccountName,
  isCreditCode,
  isEmail,
  isPassword,
  isPersonName,
  limits,
  normaliseCreditCode,
  normaliseUsername,
} from '@skillcert/core';

/** The kind of account to register. */
export type RegisterKind = 'candidate' | 'unit';

/** The input; the fields of a unit stay while the form of a candidate is shown. */
export const emptyRegistration = {
  com_name: '',
  com_code: '',
  name: '',
  username: '',
  password: '',
  repeat: '',
  email: '',
};

export type RegisterValues = typeof emptyRegistration;
export type RegisterField = keyof RegisterValues;

/** The problems, by field; `differs` is this form's own: the password is sent once. */
export type RegisterProblems = Readonly<Partial<Record<string, FieldProblem | 'differs'>>>;

const ofUnits: ReadonlySet<RegisterField> = new Set(['com_name', 'com_code']);
const optional: ReadonlySet<RegisterField> = new Set(['email']);

const staffPassword = { min: limits.staff_password_length_min, max: limits.staff_password_length_max };

const passwordProblem = (
  kind: RegisterKind,
  { password, username }: RegisterValues,
): FieldProblem | undefined => {
  const name = normaliseUsername(username).toLowerCase();
  if (!isPassword(password.normalize('NFKC'), kind === 'unit' ? staffPassword : {}))
    return 'invalid_password';
  return name !== '' && password.toLowerCase().includes(name) ? 'password_has_name' : undefined;
};

const checkForm = (
  kind: RegisterKind,
  field: RegisterField,
  values: RegisterValues,
): FieldProblem | 'differs' | undefined => {
  switch (field) {
    case 'name':
      return isPersonName(values.name) ? undefined : 'invalid_name';
    case 'com_code':
      return isCreditCode(normaliseCreditCode(values.com_code)) ? undefined : 'invalid_credit_code';
    case 'username':
      return isAccountName(normaliseUsername(values.username)) ? undefined : 'invalid_username';
    case 'password':
      return passwordProblem(kind, values);
    case 'repeat':
      return values.repeat === values.password ? undefined : 'differs';
    case 'email':
      return isEmail(values.email.trim()) ? undefined : 'invalid_email';
    case 'com_name':
      return [...values.com_name.trim()].length <= limits.com_name_length_max ? undefined : 'too_long';
  }
};

const fieldsOf = (kind: RegisterKind) =>
  (Object.keys(emptyRegistration) as RegisterField[]).filter(
    (field) => kind === 'unit' || !ofUnits.has(field),
  );

/** The problems of the form; empty if there are none. */
export const checkRegistration = (kind: RegisterKind, values: RegisterValues): RegisterProblems =>
  Object.fromEntries(
    fieldsOf(kind).flatMap((field) => {
      const isEmpty = values[field].trim() === '';
      if (isEmpty) return optional.has(field) ? [] : [[field, 'required' as const]];
      const problem = checkForm(kind, field, values);
      return problem ? [[field, problem]] : [];
    }),
  );

/** The input of the call: the phone is the proven one, and the server decides the rights of the account. */
export const registerInput = (
  kind: RegisterKind,
  { repeat: _, com_name, com_code, ...account }: RegisterValues,
) => (kind === 'unit' ? { kind, ...account, com_name, com_code } : { kind, ...account });
