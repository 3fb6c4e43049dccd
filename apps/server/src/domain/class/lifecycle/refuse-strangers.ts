import type { FieldProblem } from '@skillcert/api-client/contract';
import { sql, type Transaction } from 'kysely';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { recommendingUnit } from '../units/recommending-unit.js';

interface UnitFacts {
  readonly unit_id: number;
  readonly recommends: boolean;
  /** Whether a unit with a lower id in the list has the same name or credit code. */
  readonly doubled: boolean;
}

/**
 * Refuses units that do not recommend, unless they take part already, and units that are listed twice under two ids.
 * @throws a Refusal naming the field of each: not_offered or not_unique
 */
export const refuseStrangers = async (
  tx: Transaction<Database>,
  units: readonly { readonly unit_id: number }[],
  before: readonly { readonly unit_id: number }[],
): Promise<void> => {
  const ids = units.map(({ unit_id }) => unit_id);
  const { rows } = await sql<UnitFacts>`
    select u.unit_id, ${recommendingUnit} as recommends, exists (
      select from unit other
      where other.unit_id = any(${ids}::bigint[]) and other.unit_id < u.unit_id
        and (other.com_name = u.com_name or other.com_code = u.com_code)) as doubled
    from unit u where u.unit_id = any(${ids}::bigint[])`.execute(tx);
  const problems: Record<string, FieldProblem> = {};
  for (const [index, unit_id] of ids.entries()) {
    const found = rows.find((row) => row.unit_id === unit_id);
    const isKnown = before.some((unit) => unit.unit_id === unit_id);
    if (!isKnown && !found?.recommends) problems[`units.${index}.unit_id`] = 'not_offered';
    else if (found?.doubled) problems[`units.${index}.unit_id`] = 'not_unique';
  }
  if (Object.keys(problems).length > 0) throw refuseFields(problems);
};
