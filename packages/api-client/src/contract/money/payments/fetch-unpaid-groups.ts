import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { payeeGroups } from './payee-groups.js';
import { paymentExamples } from './payment-record.js';

/**
 * The classes, units and employers by which `payment/fetchAllUnpaid` can be narrowed, at most
 * `limits.payee_groups_max` of each, the largest first. Units and employers are those of a class if one is named.
 */
export const fetchUnpaidGroups = endpoint('payment/fetchUnpaidGroups', {
  summary: 'How those who have not paid can be narrowed',
  input: z.strictObject({ class_id: id.optional(), declared_too: z.boolean().default(false) }),
  output: z.object({
    classes: z.array(z.object({ class_id: id, class_name: z.string(), count: z.int() })),
    units: z.array(z.object({ unit_id: id, com_name: z.string(), count: z.int() })),
    employers: payeeGroups.employers,
  }),
  access: platformStaff,
  example: {
    input: {},
    output: {
      classes: [
        { class_id: paymentExamples.row.class_id, class_name: '2026年第四期（三级）上海班', count: 300 },
      ],
      units: [{ unit_id: 41, com_name: '上海申培人才服务有限公司', count: 88 }],
      employers: [{ employer: '浦江精工有限公司', count: 60 }],
    },
  },
});
