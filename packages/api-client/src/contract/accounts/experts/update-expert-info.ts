import { z } from 'zod';
import { experts } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { accountNumber, bankFields } from '../../money/bank-account.js';
import { expertInfo, expertInfoExample, expertWork } from './expert-info.js';

/**
 * Changes one's own work profile; absent fields stay. `account` replaces the account for fees as a whole, null
 * removes it: nobody can read its number, so nobody can edit it.
 */
export const updateExpertInfo = endpoint('user/updateExpertInfo', {
  summary: 'Change one’s own work profile as an expert',
  input: z
    .strictObject(expertWork)
    .partial()
    .extend({ account: z.strictObject({ ...bankFields, account_number: accountNumber }).nullish() }),
  output: expertInfo,
  access: experts,
  example: {
    input: { employer: '浦江软件有限公司', title: '高级工程师', specialities: ['软件架构'], years: 12 },
    output: expertInfoExample,
  },
});
