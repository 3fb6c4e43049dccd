import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id, moment } from '../../fields.js';
import { classRecommendUnit, classUnitExamples } from './class-unit.js';

/** The units of a joint class with its seats and its version; the console asks for them before it activates one. */
export const fetchClassRecommendLists = endpoint('class/fetchClassRecommendLists', {
  summary: 'Recommending units of a joint class',
  input: z.strictObject({ class_id: id }),
  output: z.object({
    class_recommend_lists: z.array(classRecommendUnit),
    capacity: z.number().int(),
    updated_at: moment,
    /** The time until which unused places are reserved for the units; null if a quota is only a limit. */
    kept_until: moment.nullable(),
    /** The time at which unused places were released to everybody; null while they are reserved. */
    returned_at: moment.nullable(),
  }),
  access: { to: 'roles', roles: ['zky-admin', 'recommend', 'master', 'editor', 'company'] },
  refuses: ['not_found'],
  example: {
    input: { class_id: 180143985094819 },
    output: {
      class_recommend_lists: [classUnitExamples.unit],
      capacity: 120,
      updated_at: '2026-10-02T02:11:09Z',
      kept_until: '2026-11-20T09:00:00Z',
      returned_at: null,
    },
  },
});
