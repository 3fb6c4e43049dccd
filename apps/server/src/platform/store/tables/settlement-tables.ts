import type { SettledClass } from '@skillcert/core';
import type { Generated } from 'kysely';
import type { Instant, JsonGiven, Maybe, MaybeInstant } from './column.js';

/** A rule that divides the fees of a class. Rules are inserted and withdrawn, never changed. */
export interface SettlementRuleTable {
  rule_id: number;
  /** The beginning of the day from which it holds. */
  from_at: Instant;
  /** The same as from_at, unique for its unit; null once it is withdrawn. */
  live_from: MaybeInstant;
  /** The unit to whose classes alone it applies; null if it applies to all. */
  unit_id: Maybe<number>;
  /** The end of a rule of one unit, unless its next rule begins earlier; null for a rule for all. */
  until_at: MaybeInstant;
  /** The programme's share in hundredths of a percent; the three shares are 10,000 together. */
  programme_bp: number;
  /** The share of the unit that runs the class, in hundredths of a percent. */
  unit_bp: number;
  /** The share of the units of a joint class together, in hundredths of a percent. */
  joint_bp: number;
  /** The reason or a remark; empty for none. */
  note: Generated<string>;
  /** The account that entered the rule. */
  created_by: Maybe<number>;
  created_at: Instant;
  /** The account that withdrew it before it began; null otherwise. */
  withdrawn_by: Maybe<number>;
  /** The moment at which it was withdrawn; null otherwise. */
  withdrawn_at: MaybeInstant;
}

/** The shares of a joint class's units from a moment on. */
export interface ClassShareTable {
  class_id: number;
  share_id: number;
  /** The moment from which the shares hold. */
  from_at: Instant;
  /** The units with their shares in hundredths of a percent; an empty list for no agreed shares. */
  shares: JsonGiven<SettledClass['joint'][number][]>;
}
