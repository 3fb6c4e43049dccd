import { sql, type Transaction } from 'kysely';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { timesTogether } from './times-together.js';
import type { Replaced } from './write-sitting.js';

interface Told {
  readonly phone_enc: Buffer;
  readonly language: string;
  readonly class_name: string;
  readonly room: string;
  readonly address: string;
  readonly times: readonly string[];
  readonly status: 'added' | 'removed';
}

interface About {
  readonly class_id: number;
  readonly replaced: readonly Replaced[];
  readonly now: Date;
}

/**
 * Notifies accounts with a phone that they now invigilate sittings that are not over, or no longer do: once for all
 * sittings of a room, and again only for such times as gateways would cut off. The person who replaces the invigilators
 * notifies those without an account.
 */
export const notifyReplaced = async (
  tx: Transaction<Database>,
  { sms, keyring, programme }: Pick<Services, 'sms' | 'keyring' | 'programme'>,
  { class_id, replaced, now }: About,
): Promise<void> => {
  const changes = replaced.flatMap(({ sitting_id, added, removed }) => [
    ...added.map((user_id) => ({ sitting_id, user_id, status: 'added' })),
    ...removed.map((user_id) => ({ sitting_id, user_id, status: 'removed' })),
  ]);
  if (changes.length === 0) return;
  const { rows } = await sql<Told>`
    select a.phone_enc, a.language, c.class_name, r.name as room, r.address, w.status,
      json_agg(${utcMoment('s.starts_at')} order by s.starts_at) as times
    from json_to_recordset(${JSON.stringify(changes)}::json) as w (sitting_id bigint, user_id bigint, status text)
    join exam_sitting s on s.class_id = ${class_id} and s.sitting_id = w.sitting_id and s.ends_at > ${now}
    join exam_room r on r.class_id = s.class_id and r.room_id = s.room_id
    join class c on c.class_id = s.class_id
    join account a on a.user_id = w.user_id and a.status = 'approved' and a.phone_enc is not null
    group by a.user_id, c.class_id, r.class_id, r.room_id, w.status
    order by a.user_id, min(s.starts_at), w.status`.execute(tx);
  if (rows.length === 0) return;
  const messages = rows.flatMap(({ phone_enc, language, times, ...about }) =>
    timesTogether(times, programme.time_zone).map((time) => ({
      template: 'invigilation' as const,
      phone: keyring.open('phone', phone_enc),
      phone_enc,
      language,
      params: { ...about, time },
      class_id,
    })),
  );
  await sms.queue(tx, ...messages);
};
