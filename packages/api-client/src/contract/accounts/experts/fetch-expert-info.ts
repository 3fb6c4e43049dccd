import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { expertInfo, expertInfoExample } from './expert-info.js';

/** The work profile of a current or former expert; empty until it is written. */
export const fetchExpertInfo = endpoint('user/fetchExpertInfo', {
  summary: 'The work profile of an expert, for administrators',
  input: z.strictObject({ user_id: id }),
  output: expertInfo,
  access: platformStaff,
  refuses: ['not_found'],
  example: { input: { user_id: 14 }, output: expertInfoExample },
});
