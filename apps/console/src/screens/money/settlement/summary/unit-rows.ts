import type { SettlementStatement } from '@skillcert/api-client';
import { addCents } from '@skillcert/core';

/** A party with a share in a period: its amount, and the months with a statement. */
export interface UnitRow {
  readonly unit_id: number | null;
  readonly com_name: string | null;
  readonly part_cents: number;
  readonly net_cents: number;
  /** The latest first. */
  readonly months: readonly string[];
}

/** Statements by party: the programme first, then by amount. */
export const unitRows = (statements: readonly SettlementStatement[]): readonly UnitRow[] => {
  const rows = new Map<number | null, UnitRow>();
  for (const { unit_id, com_name, month, part_cents, net_cents } of statements) {
    const before = rows.get(unit_id);
    rows.set(unit_id, {
      unit_id,
      com_name,
      part_cents: addCents(before?.part_cents ?? 0, part_cents),
      net_cents: addCents(before?.net_cents ?? 0, net_cents),
      months: [...(before?.months ?? []), month],
    });
  }
  return [...rows.values()].sort(
    (a, b) => Number(b.unit_id === null) - Number(a.unit_id === null) || b.part_cents - a.part_cents,
  );
};
