import { z } from 'zod';
import { experts } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { expertInfo, expertInfoExample } from './expert-info.js';

/** The caller's own work profile; empty until it is written. */
export const getExpertInfo = endpoint('user/getExpertInfo', {
  method: 'GET',
  summary: 'One’s own work profile as an expert',
  input: z.strictObject({}),
  output: expertInfo,
  access: experts,
  example: { input: {}, output: expertInfoExample },
});
