import type { IdType } from '../candidate/candidate-choices.js';
import { isHongKongId } from '../validate/is-hong-kong-id.js';
import { isMacauId } from '../validate/is-macau-id.js';
import { isResidentId, type ResidentIdOptions } from '../validate/is-resident-id.js';
import { isTaiwanId } from '../validate/is-taiwan-id.js';

const checks = {
  cn: isResidentId,
  hk: (input) => isHongKongId(input),
  mo: (input) => isMacauId(input),
  tw: (input) => isTaiwanId(input),
} satisfies Record<IdType, (input: unknown, options: ResidentIdOptions) => boolean>;

/** Whether a text is a number of this kind of identity document. */
export const isIdOfType = (id_type: IdType, input: unknown, options: ResidentIdOptions): boolean =>
  checks[id_type](input, options);
