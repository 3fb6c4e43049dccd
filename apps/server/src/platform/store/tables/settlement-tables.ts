import type { SettledClass } from '@skillcert/core';
import type { Generated } from 'kysely';
import type { Instant, JsonGiven, Maybe, MaybeInstant } from './column.js';

/** Rules are inserted and withdrawn, never changed. */
export interface SettlementRuleTable {
  rule_id: number;
  from_at: Instant;
  /** `from_at` as long as it is not withdrawn. */
  live_from: MaybeInstant;
  /** Null: the rule for all. */
  unit_id: Maybe<number>;
  /** Of a unit’s rule alone. */
  until_at: MaybeInstant;
  programme_bp: number;
  unit_bp: number;
  joint_bp: number;
  note: Generated<string>;
  created_by: Maybe<number>;
  created_at: Instant;
  withdrawn_by: Maybe<number>;
  withdrawn_at: MaybeInstant;
}

/** The shares of a joint class's units from a moment on. */
export interface ClassShareTable {
  class_id: number;
  share_id: number;
  from_at: Instant;
  shares: JsonGiven<SettledClass['joint'][number][]>;
}
