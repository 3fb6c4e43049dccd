import { splitShares } from './split-shares.js';
import { wholeShare } from './whole-share.js';

/** The share of each party in the money of a class, in basis points, 10,000 in all. */
export interface SettlementShares {
  readonly programme_bp: number;
  /** The share of the unit that runs the class. */
  readonly unit_bp: number;
  /** Of the units of a joint class together. */
  readonly joint_bp: number;
}

/** The class that the money belongs to. */
export interface SettledClass {
  /** The unit that runs the class; null if the programme itself does. */
  readonly unit_id: number | null;
  /** The units of a joint class with their shares of the common part, 10,000 in all; empty otherwise. */
  readonly joint: readonly { readonly unit_id: number; readonly share_bp: number }[];
}

/** The part of one party, in integer cents; negative if more was refunded than received. */
interface SettlementPart {
  /** Null is the programme. */
  readonly unit_id: number | null;
  readonly amount_cents: number;
}

/**
 * Splits an amount of a class in integer cents: the parts add up to it exactly, one for each party with a
 * share, the programme's first. A share without a party moves towards the programme: without joint units
 * their part is the unit's, without a unit the programme's, and without a rule everything is.
 * @throws RangeError when the amount is not whole cents, or shares do not add up to 10,000
 */
export const settleAmount = (
  amount_cents: number,
  shares: SettlementShares | null,
  { unit_id, joint }: SettledClass,
): readonly SettlementPart[] => {
  const { programme_bp, unit_bp, joint_bp } = shares ?? { programme_bp: wholeShare, unit_bp: 0, joint_bp: 0 };
  const [programme = 0, unit = 0, together = 0] = splitShares(amount_cents, [
    programme_bp,
    unit_bp,
    joint_bp,
  ]);
  const sharing = joint.length > 0 ? joint : [{ unit_id, share_bp: wholeShare }];
  const split = splitShares(
    together,
    sharing.map(({ share_bp }) => share_bp),
  );
  const sums = new Map<number | null, number>([[null, programme]]);
  const add = (to: number | null, cents: number) => sums.set(to, (sums.get(to) ?? 0) + cents);
  if (unit_bp > 0) add(unit_id, unit);
  for (const [at, each] of joint_bp > 0 ? sharing.entries() : []) add(each.unit_id, split[at] ?? 0);
  return [...sums].map(([to, cents]) => ({ unit_id: to, amount_cents: cents }));
};
