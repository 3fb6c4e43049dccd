import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { id, moment } from '../fields.js';
import { classRecommendUnit, classUnitExamples } from './class-unit.js';

/** The units of a joint class with its seats and its version; the console asks for them before it activates one. */
export const fetchClassRecommendLists = endpoint('class/fetchClassRecommendLists', {
  summary: 'Recommending units of a joint class',
  input: z.strictObject({ class_id: id }),
  output: z.object({
    class_recommend_lists: z.array(classRecommendUnit),
    capacity: z.number().int(),
    updated_at: moment,
  }),
  access: { to: 'roles', roles: ['zky-admin', 'recommend', 'master', 'editor', 'company'] },
  refuses: ['not_found'],
  example: {
    input: { class_id: 180143985094819 },
    output: {
      class_recommend_lists: [classUnitExamples.unit],
      capacity: 120,
      updated_at: '2026-10-02T02:11:09Z',
    },
  },
});
