import {
  isAccountName,
  isContactPhone,
  isCreditCode,
  isEmail,
  isMobile,
  isPersonName,
  limits,
  normaliseCreditCode,
  normalisePhone,
  normaliseUsername,
} from '@skillcert/core';
import type { FormProblems } from '../../../../forms/use-server-form.js';
import type { MessageKey } from '../../../../messages/words-state.js';
import type { AccountFormValues } from './account-form-values.js';

type Problem = MessageKey | undefined;

const lengthOf = (text: string) => [...text.trim()].length;
const within = (text: string, max: number): Problem => (lengthOf(text) > max ? 'field.too_long' : undefined);

const unless = (text: string, test: (text: string) => boolean, problem: MessageKey): Problem =>
  text.trim() === '' || test(text.trim()) ? undefined : problem;

const nameProblem = (name: string): Problem => {
  if (name.trim() === '') return 'field.required';
  return within(name, limits.name_length_max) ?? unless(name, isPersonName, 'field.invalid_name');
};

const usernameProblem = (username: string): Problem =>
  username.trim() === ''
    ? 'field.required'
    : unless(username, (text) => isAccountName(normaliseUsername(text)), 'field.invalid_username');

const unitProblems = ({ unit }: AccountFormValues): Record<string, Problem> => {
  const isNamed = unit.com_name.trim() !== '';
  const hasMore = Object.values(unit).some((text) => text.trim() !== '');
  return {
    'unit.com_name':
      hasMore && !isNamed ? 'field.required' : within(unit.com_name, limits.com_name_length_max),
    'unit.com_code': unless(
      unit.com_code,
      (text) => isCreditCode(normaliseCreditCode(text)),
      'field.invalid_credit_code',
    ),
    'unit.pi_name': within(unit.pi_name, limits.name_length_max),
    'unit.pi_phone': unless(unit.pi_phone, isContactPhone, 'field.invalid_contact_phone'),
    'unit.pi_email': unless(unit.pi_email, isEmail, 'field.invalid_email'),
  };
};

/** The problems of an account form, by field; the server has the last word. */
export const checkAccountForm = (values: AccountFormValues): FormProblems => {
  const problems: Record<string, Problem> = {
    username: usernameProblem(values.username),
    name: nameProblem(values.name),
    phone: unless(values.phone, (text) => isMobile(normalisePhone(text)), 'field.invalid_phone'),
    email: unless(values.email, isEmail, 'field.invalid_email'),
    introduction: within(values.introduction, limits.introduction_length_max),
    roles: values.roles.length === 0 ? 'field.required' : undefined,
    ...unitProblems(values),
  };
  return Object.fromEntries(
    Object.entries(problems).flatMap(([name, problem]) => (problem ? [[name, problem] as const] : [])),
  );
};
