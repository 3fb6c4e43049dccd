import { sql, type Transaction } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Call } from '../../../platform/http/calls/handle.js';
import type { Database, Row } from '../../../platform/store/database.js';
import { refuseStrangers } from '../lifecycle/refuse-strangers.js';
import { checkClassUnits } from './check-class-units.js';
import { keepShares } from './keep-shares.js';
import { lockClassUnits, nextVersion } from './lock-class-units.js';

type Input = Call<'class/addClassRecommend'>['input'];
type ClassUnit = Pick<Row<'class_unit'>, 'unit_id' | 'quota' | 'share_bp' | 'taken'>;

/**
 * Writes the units of a joint class over the version that their editor saw.
 * @returns the units as they were
 * @throws a Refusal: not_found, transition_refused, class_state, state_changed, unit_has_candidates, or the fields that
 * are wrong
 */
export const writeClassUnits = async (
  tx: Transaction<Database>,
  caller: StaffSession,
  input: Input,
  now: Date,
): Promise<readonly ClassUnit[]> => {
  const { class_id, units } = input;
  const { capacity } = await lockClassUnits(tx, caller, class_id);
  await nextVersion(tx, input, now);
  const before = await tx
    .selectFrom('class_unit')
    .select(['unit_id', 'quota', 'share_bp', 'taken'])
    .where('class_id', '=', class_id)
    .orderBy('unit_id')
    .execute();
  checkClassUnits(units, before, capacity);
  await refuseStrangers(tx, units, before);
  const column = (name: 'unit_id' | 'quota' | 'share_bp') => units.map((unit) => unit[name]);
  await sql`
    with gone as (
      delete from class_unit where class_id = ${class_id} and unit_id <> all(${column('unit_id')}::bigint[])
    )
    insert into class_unit (class_id, unit_id, quota, share_bp)
    select ${class_id}::bigint, * from unnest(${column('unit_id')}::bigint[], ${column('quota')}::int4[],
      ${column('share_bp')}::int4[])
    on conflict (class_id, unit_id) do update set quota = excluded.quota, share_bp = excluded.share_bp`.execute(
    tx,
  );
  await keepShares(tx, class_id);
  return before;
};
