import { limits, wholeShare } from '@skillcert/core';
import { z } from 'zod';
import { id } from '../../fields.js';

/** The fields that staff set for a unit that takes part in a joint class. */
export const classUnitDraft = z.strictObject({
  unit_id: id,
  /** How many of the seats it may fill, at most. */
  quota: z.number().int('invalid').min(0, 'too_small').max(limits.capacity_max, 'too_big'),
  /** Share of the fee in basis points; the shares of a class total 10,000. */
  share_bp: z.number().int('invalid').min(0, 'too_small').max(wholeShare, 'too_big'),
});

/** A unit that takes part in a joint class. */
export const classRecommendUnit = z.object({
  ...classUnitDraft.shape,
  com_name: z.string(),
  /** Seats taken by its candidates; null where the account may not see them. */
  taken: z.number().int().nullable(),
});

/** A unit that may be added to a joint class. */
export const restUnit = z.object({ unit_id: id, com_name: z.string(), com_code: z.string().nullable() });

/** Examples that the calls on joint classes share. */
export const classUnitExamples = {
  draft: { unit_id: 3, quota: 60, share_bp: wholeShare },
  unit: { unit_id: 3, com_name: '华东职业技能协会', quota: 60, share_bp: wholeShare, taken: 21 },
};
