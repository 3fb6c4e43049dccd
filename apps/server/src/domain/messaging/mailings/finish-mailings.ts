import { mailingLifecycle, transition } from '@skillcert/core';
import { sql } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import type { Services } from '../../../platform/services.js';

const atOnce = 50;

interface Finished {
  readonly class_id: number;
  readonly mailing_id: number;
}

/** Ends the mailings without messages left to send. @returns their number */
export const finishMailings = async ({ store, now }: Pick<Services, 'store' | 'now'>): Promise<number> => {
  const outcome = transition(mailingLifecycle, { state: 'sending', event: 'finish', actors: ['system'] });
  if (!outcome.ok) return 0;
  return store.withTx(async (tx) => {
    // First the locks, then a statement of its own that looks: a message queued again meanwhile is then seen.
    const open = await sql<Finished>`
      select class_id, mailing_id from mailing
      where status = 'sending' and position = cardinality(enrolment_ids)
      order by created_at, mailing_id limit ${atOnce} for update skip locked`.execute(tx);
    const ids = open.rows.map(({ mailing_id }) => mailing_id);
    if (ids.length === 0) return 0;
    const at = now();
    const { rows } = await sql<Finished>`
      update mailing m set status = ${outcome.to}, updated_at = ${at}
      where m.mailing_id = any(${ids}::bigint[]) and m.class_id = any(${open.rows.map((row) => row.class_id)}::bigint[])
        and not exists (select from sms s
          where s.class_id = m.class_id and s.mailing_id = m.mailing_id and s.status in ('queued', 'deferred', 'sending'))
      returning m.class_id, m.mailing_id`.execute(tx);
    const states = { from_state: 'sending', to_state: outcome.to };
    for (const { class_id, mailing_id } of rows) {
      const by = { at, actor_role: 'system', action: 'finish_mailing', object_type: 'mailing' };
      await appendAudit(tx, class_id, [{ ...by, ...states, object_id: mailing_id }]);
    }
    return rows.length;
  });
};
