import { sql, type Transaction } from 'kysely';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';

interface Told {
  readonly phone_enc: Buffer;
  readonly language: string;
  readonly ticket_no: string;
  readonly class_name: string;
  readonly status: 'published' | 'changed' | 'moved' | 'gone';
}

/** Messages of one statement. */
const atOnce = 1_000;

/**
 * Notifies those whose ticket is another one than they know of: it is new, has another seat, or holds no longer. Nobody
 * is notified twice. The class must be locked.
 * @returns how many were notified
 */
export const notifyTickets = async (
  tx: Transaction<Database>,
  { sms, keyring }: Pick<Services, 'sms' | 'keyring'>,
  class_id: number,
): Promise<number> => {
  const { rows } = await sql<Told>`
    with news as (
      select t.ticket_id, t.status = 'issued' as holds, t.ticket_no, t.enrolment_id,
        case when t.status <> 'issued' then 'gone' when t.told_revision is null then 'published'
          when t.told_revision >= t.opens_from then 'moved' else 'changed' end as status
      from exam_ticket t
      where t.class_id = ${class_id}
        and ((t.status = 'issued' and t.told_revision is distinct from t.revision)
          or (t.status in ('superseded', 'void') and t.told_revision is not null))
    ), known as (
      update exam_ticket t set told_revision = case when news.holds then t.revision end
      from news where t.class_id = ${class_id} and t.ticket_id = news.ticket_id
    )
    select e.phone_enc, e.language, n.ticket_no, c.class_name, n.status
    from news n
    join enrolment e on e.class_id = ${class_id} and e.enrolment_id = n.enrolment_id and e.live_phone_index is not null
    join class c on c.class_id = e.class_id
    where n.holds or not exists (select from exam_ticket o
      where o.class_id = ${class_id} and o.live_enrolment_id = n.enrolment_id and o.status = 'issued')
    order by n.ticket_no`.execute(tx);
  for (let start = 0; start < rows.length; start += atOnce) {
    const messages = rows.slice(start, start + atOnce).map(({ phone_enc, language, ...about }) => ({
      template: 'ticket' as const,
      phone: keyring.open('phone', phone_enc),
      phone_enc,
      language,
      params: about,
      class_id,
    }));
    await sms.queue(tx, ...messages);
  }
  return rows.length;
};
