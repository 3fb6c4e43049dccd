import { formatDateTime } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import type { Services } from '../../../../platform/services.js';
import type { Database } from '../../../../platform/store/database.js';
import { utcMoment } from '../../../../platform/store/sql/utc-moment.js';
import type { PlannedMove } from './planned-move.js';

interface Told {
  readonly phone_enc: Buffer;
  readonly language: string;
  readonly class_name: string;
  readonly to_room: string;
  readonly address: string;
  readonly times: readonly string[];
}

/**
 * Notifies invigilators whose account has a phone that their sittings are in another room. The person who moves the
 * sittings notifies those without an account.
 */
export const notifyInvigilators = async (
  tx: Transaction<Database>,
  { sms, keyring, programme }: Pick<Services, 'sms' | 'keyring' | 'programme'>,
  class_id: number,
  { room_id, sitting_ids }: PlannedMove['moved'][number],
): Promise<void> => {
  const { rows } = await sql<Told>`
    select a.phone_enc, a.language, c.class_name, r.name as to_room, r.address, 
      json_agg(${utcMoment('s.starts_at')} order by s.starts_at) as times
    from sitting_invigilator i
    join account a on a.user_id = i.user_id and a.status = 'approved' and a.phone_enc is not null
    join exam_sitting s on s.class_id = i.class_id and s.sitting_id = i.sitting_id
    join exam_room r on r.class_id = i.class_id and r.room_id = ${room_id}
    join class c on c.class_id = i.class_id
    where i.class_id = ${class_id} and i.sitting_id = any(${[...sitting_ids]}::bigint[])
    group by a.user_id, c.class_id, r.class_id, r.room_id order by a.user_id`.execute(tx);
  if (rows.length === 0) return;
  const messages = rows.map(({ phone_enc, language, times, ...about }) => ({
    template: 'sitting_moved' as const,
    phone: keyring.open('phone', phone_enc),
    phone_enc,
    language,
    params: {
      ...about,
      times: times
        .map((at) =>
          formatDateTime(new Date(at), { pattern: '{m}-{d} {h}:{i}', timeZone: programme.time_zone }),
        )
        .join(', '),
    },
    class_id,
  }));
  await sms.queue(tx, ...messages);
};
