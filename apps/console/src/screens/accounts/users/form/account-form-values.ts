import type { AccountRecord, InputOf } from '@skillcert/api-client';
import type { Role } from '@skillcert/core';
import type { AccountGroup } from '../account-groups.js';
import { deadlineDayOf, deadlineOf } from './deadline-day.js';

/** An account as the form holds it: deadlines as days, and null for an empty figure. */
export interface AccountFormValues {
  username: string;
  name: string;
  phone: string;
  email: string;
  introduction: string;
  roles: Role[];
  editor_deadline: string;
  recommend_deadline: string;
  expert_deadline: string;
  expert_assign_limit: number | null;
  show_recommend: boolean;
  unit: {
    com_name: string;
    com_code: string;
    organization_category: string;
    com_type_category: string;
    pi_name: string;
    pi_phone: string;
    pi_email: string;
  };
}

const noUnit: AccountFormValues['unit'] = {
  com_name: '',
  com_code: '',
  organization_category: '',
  com_type_category: '',
  pi_name: '',
  pi_phone: '',
  pi_email: '',
};

/** The form of a new account. */
export const emptyAccountForm = ({ roles: [role] }: AccountGroup): AccountFormValues => ({
  username: '',
  name: '',
  phone: '',
  email: '',
  introduction: '',
  roles: [role],
  editor_deadline: '',
  recommend_deadline: '',
  expert_deadline: '',
  expert_assign_limit: null,
  show_recommend: false,
  unit: noUnit,
});

/**
 * The form of an existing account. Its phone is masked, so the field starts empty, and an empty field keeps the
 * phone.
 */
export const accountFormOf = (record: AccountRecord): AccountFormValues => ({
  username: record.username,
  name: record.name,
  phone: '',
  email: record.email,
  introduction: record.introduction,
  roles: record.roles,
  editor_deadline: deadlineDayOf(record.editor_deadline),
  recommend_deadline: deadlineDayOf(record.recommend_deadline),
  expert_deadline: deadlineDayOf(record.expert_deadline),
  expert_assign_limit: record.expert_assign_limit,
  show_recommend: record.show_recommend,
  unit: record.unit
    ? {
        com_name: record.unit.com_name,
        com_code: record.unit.com_code,
        organization_category: record.unit.organization_category,
        com_type_category: record.unit.com_type_category,
        pi_name: record.unit.pi_name,
        pi_phone: record.unit.pi_phone,
        pi_email: record.unit.pi_email,
      }
    : noUnit,
});

type Changes = Omit<InputOf<'user/updateUser'>, 'user_id'>;

/** The fields that everybody who manages accounts may send. */
const personOf = ({ name, phone, email, introduction, editor_deadline }: AccountFormValues): Changes => ({
  name,
  email,
  introduction,
  editor_deadline: deadlineOf(editor_deadline),
  ...(phone.trim() ? { phone } : {}),
});

/** A checked form, as the contract has it; institutions send fewer fields than the platform. */
export const accountChangesOf = (values: AccountFormValues, isPlatform: boolean): Changes => {
  const person = personOf(values);
  if (!isPlatform) return person;
  return {
    ...person,
    roles: values.roles,
    recommend_deadline: deadlineOf(values.recommend_deadline),
    expert_deadline: deadlineOf(values.expert_deadline),
    expert_assign_limit: values.expert_assign_limit,
    show_recommend: values.show_recommend,
    ...(values.unit.com_name.trim() ? { unit: values.unit } : {}),
  };
};
