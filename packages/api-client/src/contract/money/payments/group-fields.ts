import { z } from 'zod';
import { id } from '../../fields.js';

/** The payments in a group payment: named enrolments, up to a limit, or those of a unit. */
export const groupFields = (most: number) => ({
  class_id: id,
  enrolment_ids: z.array(id).min(1, 'required').max(most, 'too_big').optional(),
  unit_id: id.optional(),
});

interface Whom {
  readonly enrolment_ids?: readonly number[] | undefined;
  readonly unit_id?: number | undefined;
}

/** Whether exactly one of the two ways is used. */
export const saysWhom = ({ enrolment_ids, unit_id }: Whom): boolean =>
  (enrolment_ids === undefined) !== (unit_id === undefined);

/** The problem, if it is not. */
export const whomIsMissing = { path: ['enrolment_ids'], message: 'required' };
