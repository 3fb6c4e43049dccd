import type { SettlementShares } from '@skillcert/core';
import { handle } from '../../../platform/http/calls/handle.js';
import { checkShares } from './check-shares.js';
import { nameUnits } from './name-units.js';
import { readLines, type SettlementLine } from './read-lines.js';
import { movedIn, partOf, settleLines, sharersOf } from './settle-lines.js';

/**
 * The lines as they would be, had one rule held all the time, for a unit or for all; those of a class that differ by
 * their rule alone are one. A rule for all leaves what a unit's own shared out.
 */
const underOne = (
  lines: readonly SettlementLine[],
  shares: SettlementShares,
  unit_id: number | null,
): readonly SettlementLine[] => {
  const merged = new Map<string, SettlementLine>();
  for (const line of lines) {
    const stays = unit_id === null && line.rule !== null && line.rule.unit_id !== null;
    const rule = stays ? line.rule : { ...shares, unit_id, from: '' };
    const key = `${line.class_id} ${JSON.stringify([line.of, rule])}`;
    const before = merged.get(key);
    merged.set(key, {
      ...line,
      rule,
      received_cents: line.received_cents + (before?.received_cents ?? 0),
      refunded_cents: line.refunded_cents + (before?.refunded_cents ?? 0),
    });
  }
  return [...merged.values()];
};

export const previewSettlement = handle(
  'payment/previewSettlement',
  async ({ input: { month, class_id, unit_id = null, ...shares }, services: { store, programme } }) => {
    checkShares(shares);
    const lines = await readLines(store.db, { from: month, to: month }, programme);
    const all = lines.filter(({ of }) => unit_id === null || of.unit_id === unit_id);
    const asked = all.filter((line) => class_id === undefined || line.class_id === class_id);
    const now = settleLines(asked);
    const then = settleLines(underOne(asked, shares, unit_id));
    const sharers = sharersOf([...now, ...then]);
    const nameOf = await nameUnits(store.db, sharers);
    const classes = new Map(all.map((line) => [line.class_id, line.class_name]));
    return {
      currency: programme.currency,
      ...movedIn(now),
      parts: sharers.map((unit_id) => ({
        unit_id,
        com_name: nameOf(unit_id),
        now_cents: partOf(now, unit_id),
        then_cents: partOf(then, unit_id),
      })),
      classes: [...classes].map(([id, class_name]) => ({ class_id: id, class_name })),
    };
  },
);
