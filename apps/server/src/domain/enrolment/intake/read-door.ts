import { sql } from 'kysely';
import type { Services } from '../../../platform/services.js';
import { openSeats } from '../../foundation/standing/open-seats.js';
import { isOpen } from './decide-requests.js';

type LiveIndex = { readonly live_phone_index: Buffer } | { readonly live_id_index: Buffer };

interface Door {
  readonly open: boolean;
  readonly full: boolean;
  /** The places of the requested unit; `free` if no unit was requested. */
  readonly unit: 'free' | 'full' | 'absent';
  /** Whether the phone or the person has a live enrolment in the class. */
  readonly enrolled: boolean;
  /** Whether candidates may wait for a seat of the full class. */
  readonly waiting_list: boolean;
}

interface Found extends Omit<Door, 'open'> {
  readonly status: string;
  readonly enroll_start: Date;
  readonly enroll_end: Date;
}

/** Whether somebody could enrol in a class now. An absent class is like one that is closed. */
export const readDoor = async (
  { store, now }: Pick<Services, 'store' | 'now'>,
  { class_id, unit_id = null }: { class_id: number; unit_id?: number | null | undefined },
  live: LiveIndex,
): Promise<Door> => {
  const same =
    'live_phone_index' in live
      ? sql`e.live_phone_index = ${live.live_phone_index}`
      : sql`e.live_id_index = ${live.live_id_index}`;
  const { rows } = await sql<Found>`
    select c.status, c.enroll_start, c.enroll_end, c.waiting_list, case when ${unit_id}::bigint is null then ${openSeats} = 0 else c.taken >= c.capacity end as full,
      case when ${unit_id}::bigint is null then 'free' else coalesce((
        select case when cu.taken >= cu.quota then 'full' else 'free' end
        from class_unit cu where cu.class_id = c.class_id and cu.unit_id = ${unit_id}::bigint), 'absent') end as unit,
      exists (select from enrolment e where e.class_id = c.class_id and ${same}) as enrolled
    from class c where c.class_id = ${class_id}`.execute(store.db);
  const [found] = rows;
  if (!found) return { open: false, full: false, unit: 'absent', enrolled: false, waiting_list: false };
  const { full, unit, enrolled, waiting_list } = found;
  return { open: isOpen(found, now()), full, unit, enrolled, waiting_list };
};
