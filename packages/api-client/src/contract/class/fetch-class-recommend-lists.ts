import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';

/** A unit that takes part in a joint class. */
export const classRecommendUnit = z.object({
  unit_id: id,
  com_name: z.string(),
  quota: z.number().int(),
  /** Share of the fee in basis points; the shares of a class total 10,000. */
  share_bp: z.number().int(),
});

/** The units of a joint class; the console asks for them before it activates one. */
export const fetchClassRecommendLists = endpoint('class/fetchClassRecommendLists', {
  summary: 'Recommending units of a joint class',
  input: z.strictObject({ class_id: id }),
  output: z.object({ class_recommend_lists: z.array(classRecommendUnit) }),
  access: { to: 'roles', roles: ['zky-admin', 'recommend', 'master', 'editor', 'company'] },
  refuses: ['not_found'],
  example: {
    input: { class_id: 180143985094819 },
    output: {
      class_recommend_lists: [{ unit_id: 3, com_name: '华东职业技能协会', quota: 60, share_bp: 10000 }],
    },
  },
});
