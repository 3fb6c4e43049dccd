import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';
import { accountExamples, accountFields, accountRecord, unitFields } from './account-record.js';

/**
 * Changes the fields that are sent and no others. On the own account these are name, introduction, e-mail and the
 * contact of the own unit; administrators change more. Removing roles ends the account's sessions. Nobody changes
 * the phone of an administrator, because it takes a new password: the role is removed first, and given again by two
 * people.
 */
export const updateUser = endpoint('user/updateUser', {
  summary: 'Change an account, one’s own or one that is administered',
  input: accountFields.partial().extend({ user_id: id, unit: unitFields.partial().optional() }),
  output: accountRecord,
  access: { to: 'session' },
  refuses: ['not_found', 'second_person_needed', 'must_change_password', 'must_enrol_factor'],
  example: {
    input: { user_id: 12, name: '赵文博', unit: { pi_phone: '021-55550101' } },
    output: accountExamples.record,
  },
});
