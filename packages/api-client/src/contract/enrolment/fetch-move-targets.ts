import { z } from 'zod';
import { registrationDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id, moment, searchText } from '../fields.js';

/** A class that a candidate may be moved to. */
const moveTarget = z.object({
  class_id: id,
  class_name: z.string(),
  code: z.string(),
  city: z.string(),
  exam_at: moment.nullable(),
  fee_cents: z.number().int(),
  currency: z.string(),
  /** The unit whose place they would take there; null for a place that belongs to no unit. */
  unit_name: z.string().nullable(),
  /** The seats that they could have; 0 if others wait already. */
  seats_left: z.number().int(),
  /** Whether they may wait there where no seat is left. */
  waiting_list: z.boolean(),
});

export type MoveTarget = z.infer<typeof moveTarget>;

/**
 * The classes of the same level and occupation that take enrolments now, that the caller works with, and that the
 * candidate is not in: the next 50.
 */
export const fetchMoveTargets = endpoint('enrolment/fetchMoveTargets', {
  summary: 'Classes that a candidate may be moved to',
  input: z.strictObject({ class_id: id, enrolment_id: id, search: searchText.optional() }),
  output: z.object({ items: z.array(moveTarget) }),
  access: { ...registrationDesk, scope: { from: 'input', class_type: 'sign_up', is_organization: true } },
  refuses: ['not_found'],
  example: {
    input: { class_id: 180143985094819, enrolment_id: 180143985099001, search: '杭州' },
    output: {
      items: [
        {
          class_id: 180143985094820,
          class_name: '2026年第五期（三级）杭州班',
          code: 'C26-0105',
          city: '杭州',
          exam_at: '2026-12-27T01:00:00Z',
          fee_cents: 68_000,
          currency: 'CNY',
          unit_name: null,
          seats_left: 12,
          waiting_list: true,
        },
      ],
    },
  },
});
