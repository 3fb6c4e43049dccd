import { formatDateTime } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import type { Replaced } from './write-sitting.js';

interface Told {
  readonly phone_enc: Buffer;
  readonly language: string;
  readonly class_name: string;
  readonly room: string;
  readonly address: string;
  readonly starts_at: Date;
  readonly status: 'added' | 'removed';
}

interface About extends Replaced {
  readonly class_id: number;
  readonly sitting_id: number;
  readonly now: Date;
}

/**
 * Notifies accounts with a phone that they now invigilate a sitting that is not over, or no longer do. The person who
 * replaces the invigilators notifies those without an account.
 */
export const notifyReplaced = async (
  tx: Transaction<Database>,
  { sms, keyring, programme }: Pick<Services, 'sms' | 'keyring' | 'programme'>,
  { class_id, sitting_id, added, removed, now }: About,
): Promise<void> => {
  if (added.length + removed.length === 0) return;
  const { rows } = await sql<Told>`
    select a.phone_enc, a.language, c.class_name, r.name as room, r.address, s.starts_at,
      case when a.user_id = any(${[...added]}::bigint[]) then 'added' else 'removed' end as status
    from exam_sitting s
    join exam_room r on r.class_id = s.class_id and r.room_id = s.room_id
    join class c on c.class_id = s.class_id
    join account a on a.user_id = any(${[...added, ...removed]}::bigint[]) and a.status = 'approved' and a.phone_enc is not null
    where s.class_id = ${class_id} and s.sitting_id = ${sitting_id} and s.ends_at > ${now}
    order by a.user_id`.execute(tx);
  if (rows.length === 0) return;
  const timeZone = programme.time_zone;
  const messages = rows.map(({ phone_enc, language, starts_at, ...about }) => ({
    template: 'invigilation' as const,
    phone: keyring.open('phone', phone_enc),
    phone_enc,
    language,
    params: { ...about, time: formatDateTime(starts_at, { pattern: '{m}-{d} {h}:{i}', timeZone }) },
    class_id,
  }));
  await sms.queue(tx, ...messages);
};
