import type { FieldProblem, InputOf } from '@skillcert/api-client/contract';
import { isContactPhone, isEmail, isMobile, normalisePhone, type UnitCategories } from '@skillcert/core';
import { refuseFields } from '../../platform/http/errors/refuse.js';
import { isCreditCodeText } from './units/read-credit-code.js';

/** The fields of an account that a call may send, to create or to change it. */
export type AccountChanges = Omit<InputOf<'user/updateUser'>, 'user_id'>;
type UnitChanges = NonNullable<AccountChanges['unit']>;
type Problems = Record<string, FieldProblem>;

// An http(s) address, or a path of this site: anything else could be a script.
const picture = /^(https?:\/\/[^\s/]\S*|\/[^\s/\\]\S*)$/;

const isBlankOr = (text: string | undefined, test: (text: string) => boolean) => !text || test(text);

const unitProblems = (unit: UnitChanges, { organization_categories }: UnitCategories): Problems => {
  const kinds = organization_categories.map(({ id }) => id);
  return {
    ...(!isBlankOr(unit.com_code, isCreditCodeText) && { 'unit.com_code': 'invalid_credit_code' }),
    ...(!isBlankOr(unit.pi_phone, isContactPhone) && { 'unit.pi_phone': 'invalid_contact_phone' }),
    ...(!isBlankOr(unit.pi_email, isEmail) && { 'unit.pi_email': 'invalid_email' }),
    ...(!isBlankOr(unit.pi_qr, (text) => picture.test(text)) && { 'unit.pi_qr': 'invalid' }),
    ...(!isBlankOr(unit.organization_category, (id) => kinds.includes(id)) && {
      'unit.organization_category': 'not_offered',
    }),
  };
};

/** @throws a Refusal naming every field that cannot be stored */
export const checkAccountFields = (changes: AccountChanges, categories: UnitCategories): void => {
  const problems: Problems = {
    ...(!isBlankOr(changes.email, isEmail) && { email: 'invalid_email' }),
    ...(!isBlankOr(changes.phone, (phone) => isMobile(normalisePhone(phone))) && { phone: 'invalid_phone' }),
    ...(changes.unit && unitProblems(changes.unit, categories)),
  };
  if (Object.keys(problems).length > 0) throw refuseFields(problems);
};
