import {
  type AccountStatus,
  accountEntries,
  accountLifecycle,
  limits,
  roles,
  workRatings,
} from '@skillcert/core';
import { z } from 'zod';
import { id, line, moment, personName, requiredLine } from '../fields.js';

const statuses = Object.keys(accountLifecycle.states) as [AccountStatus, ...AccountStatus[]];

/** A state of the account lifecycle. */
export const accountStatus = z.enum(statuses);

/** How the platform rates an account's work; empty until it was rated. */
export const rateStatus = z.enum(['', ...workRatings]);

export const role = z.enum(roles);
/** The subject of an account list: a role, or `organiser`, all roles that run classes. */
export const listedRole = z.enum([...roles, 'organiser']);
export const entry = z.enum(['', ...accountEntries]);

/** The id of a category. The programme defines the categories, so the server checks the id. */
const category = z.string().regex(/^[a-z\d-]{0,32}$/, 'not_offered');

/** The editable fields of a unit. */
export const unitFields = z.strictObject({
  com_name: requiredLine(limits.com_name_length_max),
  com_code: line(limits.com_code_length_max),
  organization_category: category,
  com_type_category: category,
  pi_name: line(limits.name_length_max),
  pi_phone: line(limits.phone_length_max),
  pi_email: line(limits.email_length_max),
  /** A picture on this site, or an http(s) address. */
  pi_qr: line(limits.address_length_max),
});

const deadline = moment.nullable();

/** The editable fields of an account beside its name and its unit. */
export const accountFields = z.strictObject({
  name: personName,
  introduction: line(limits.introduction_length_max),
  email: line(limits.email_length_max),
  phone: line(limits.phone_length_max),
  roles: z.array(role).min(1, 'required').max(roles.length, 'too_long'),
  entry,
  editor_deadline: deadline,
  recommend_deadline: deadline,
  expert_deadline: deadline,
  expert_assign_limit: z
    .number()
    .int('invalid')
    .min(0, 'too_small')
    .max(limits.expert_assign_max, 'too_big')
    .nullable(),
  show_recommend: z.boolean(),
});

/** An account in a list. */
export const accountRow = z.object({
  user_id: id,
  username: z.string(),
  name: z.string(),
  roles: z.array(role),
  status: accountStatus,
  refuse_content: z.string(),
  rate_status: rateStatus,
  phone_masked: z.string(),
  email: z.string(),
  unit: z.object({ unit_id: id, com_name: z.string() }).nullable(),
  editor_deadline: deadline,
  recommend_deadline: deadline,
  expert_deadline: deadline,
  expert_assign_limit: z.number().int().nullable(),
  /** The number of different classes that the account is assigned to, with any duty. */
  assigned: z.number().int(),
  created_at: moment,
});

/** An account as its administrator sees it. */
export const accountRecord = accountRow.omit({ unit: true }).extend({
  introduction: z.string(),
  entry,
  show_recommend: z.boolean(),
  must_change_password: z.boolean(),
  has_factor: z.boolean(),
  created_by: z.string(),
  unit: unitFields.extend({ unit_id: id }).nullable(),
});

export type AccountRow = z.infer<typeof accountRow>;
export type AccountRecord = z.infer<typeof accountRecord>;

const rowExample = {
  user_id: 12,
  username: 'recommend01',
  name: '赵文博',
  roles: ['recommend'],
  status: 'approved',
  refuse_content: '',
  rate_status: 'qualified',
  phone_masked: '138****9004',
  email: 'recommend01@example.com',
  unit: { unit_id: 3, com_name: '华东职业能力评价协会' },
  editor_deadline: null,
  recommend_deadline: '2027-12-31T16:00:00Z',
  expert_deadline: null,
  expert_assign_limit: null,
  assigned: 4,
  created_at: '2026-01-05T02:00:00Z',
} satisfies AccountRow;

const recordExample = {
  ...rowExample,
  introduction: '',
  entry: 'recommend',
  show_recommend: true,
  must_change_password: false,
  has_factor: false,
  created_by: '陈思远',
  unit: {
    unit_id: 3,
    com_name: '华东职业能力评价协会',
    com_code: '51310000MJ4901234M',
    organization_category: 'society',
    com_type_category: 'trade-association',
    pi_name: '赵文博',
    pi_phone: '021-55550101',
    pi_email: 'contact@unit1.example.com',
    pi_qr: '',
  },
} satisfies AccountRecord;

/** Examples that the account calls share. */
export const accountExamples = { row: rowExample, record: recordExample };
