import type { OutputOf } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Services } from '../../../platform/services.js';
import { foundAccounts, withMaskedPhone } from '../../accounts/index.js';
import { leaderIds } from './leader-ids.js';

type Leader = OutputOf<'class/queryComOwner'>['items'][number];
type SealedLeader = Omit<Leader, 'phone_masked'> & { readonly phone_enc: Buffer | null };

interface Asked {
  readonly search: string | undefined;
  /** The unit of the class. */
  readonly unit_id: number | null;
  /** The unit that the accounts must belong to, if one is given. */
  readonly of_unit?: number | undefined;
}

/** The accounts that may be in charge of a class of a unit: those that a search finds, or the newest. */
export const findLeaders = async (
  { store, keyring, now }: Pick<Services, 'store' | 'keyring' | 'now'>,
  caller: StaffSession,
  { search, unit_id, of_unit }: Asked,
): Promise<Leader[]> => {
  const found = search ? foundAccounts(keyring, search) : undefined;
  const members = sql`select m.user_id from account m where m.unit_id = ${of_unit}`;
  const among = of_unit === undefined ? found : found ? sql`(${found}) intersect ${members}` : members;
  const { rows } = await sql<SealedLeader>`
    select a.user_id, a.username, a.name, a.phone_enc, case when u.unit_id is null then null
      else json_build_object('unit_id', u.unit_id, 'com_name', u.com_name) end as unit
    from account a left join unit u on u.unit_id = a.unit_id
    where a.user_id = any(array(${leaderIds(caller, { unit_id, now: now(), among })}))
    order by a.user_id desc`.execute(store.db);
  return rows.map((row) => withMaskedPhone(keyring, row));
};
