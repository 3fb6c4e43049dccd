import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { reviewStatus } from '../../enrolment/enrolment-record.js';
import { id } from '../../fields.js';
import { classRecommendUnit, classUnitExamples } from './class-unit.js';

/** One unit of a joint class: its contact, and the states of its candidates. */
export const fetchClassRecommendList = endpoint('class/fetchClassRecommendList', {
  summary: 'One unit of a joint class with its figures',
  input: z.strictObject({ class_id: id, unit_id: id }),
  output: classRecommendUnit.extend({
    taken: z.number().int(),
    com_code: z.string().nullable(),
    pi_name: z.string(),
    pi_phone: z.string(),
    pi_email: z.string(),
    /** The number of its candidates in each state of the review; states without any are left out. */
    reviews: z.array(z.object({ status: reviewStatus, count: z.number().int() })),
  }),
  access: { to: 'roles', roles: ['zky-admin', 'recommend', 'master'], scope: { from: 'input' } },
  refuses: ['not_found'],
  example: {
    input: { class_id: 180143985094819, unit_id: 3 },
    output: {
      ...classUnitExamples.unit,
      com_code: '51310000MJ4900001X',
      pi_name: '赵文博',
      pi_phone: '021-55550188',
      pi_email: 'zhao@example.com',
      reviews: [
        { status: 'submitted', count: 4 },
        { status: 'approved', count: 17 },
      ],
    },
  },
});
