import { type IdType, idTypes } from '../candidate/candidate-choices.js';
import { isHongKongId } from './is-hong-kong-id.js';
import { isMacauId } from './is-macau-id.js';
import { isResidentId, type ResidentIdOptions } from './is-resident-id.js';
import { isTaiwanId } from './is-taiwan-id.js';

/** A region whose identity cards are accepted. */
export type IdCardRegion = IdType;

/** Options of {@link isIdCard}. `gender` and `foreign` concern mainland numbers only. */
export interface IdCardOptions extends ResidentIdOptions {
  /** Default: all four. */
  readonly regions?: readonly IdCardRegion[];
}

const checks = {
  cn: isResidentId,
  hk: isHongKongId,
  tw: (input) => isTaiwanId(input),
  mo: (input) => isMacauId(input, { brackets: true }),
} satisfies Record<IdCardRegion, (input: unknown, options: IdCardOptions) => boolean>;

/** Whether a text is an identity card number of one of the regions. */
export const isIdCard = (input: unknown, options: IdCardOptions): boolean =>
  (options?.regions ?? idTypes).some((region) => checks[region](input, options));
