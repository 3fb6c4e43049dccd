import { limits } from '@skillcert/core';
import { sql } from 'kysely';
import type { Services } from '../../../platform/services.js';
import type { GatewayName } from '../../../platform/store/tables/mailing-tables.js';
import type { RenderedTemplate } from '../sms-message.js';
import { nextSmsStatus } from './next-sms-status.js';
import { urgency } from './urgency.js';

/** A message that is ours to pass on: no other server takes it from now on. */
export interface Claimed {
  readonly out_no: string;
  readonly template: RenderedTemplate;
  readonly template_id: string | null;
  readonly params: Readonly<Record<string, string>>;
  readonly phone_enc: Buffer;
  readonly attempts: number;
}

/** The number for one gateway query: the most that a dying server leaves unknown. */
const chunk = 40;

/** As `urgency` has it. */
const rank = ({ template, template_id }: Claimed): number => {
  if (template === 'verify_code') return 0;
  return template_id === null ? 1 : 2;
};

/**
 * Claims the next messages in the order of urgency, and commits that they are being passed on. An expired code is not
 * taken, nor a promotion for a phone that opted out since it was queued.
 */
export const claimMessages = async (
  { store, now }: Pick<Services, 'store' | 'now'>,
  provider: GatewayName,
  atMost = chunk,
): Promise<readonly Claimed[]> => {
  const at = now();
  const { rows } = await sql<Claimed>`
    with due as (
      select sms_id, class_id, mailing_id from sms
      where status = 'queued' and (template <> 'verify_code'
        or created_at > ${at}::timestamptz - make_interval(secs => ${limits.code_life_seconds}::int4))
        and (type <> 'promotion' or (select o.opt_out_id from sms_opt_out o where o.phone_index = sms.phone_index) is null)
      order by ${urgency}, created_at, sms_id limit ${sql.lit(atMost)} for update skip locked)
    update sms set status = ${nextSmsStatus('queued', 'claim')}, provider = ${provider}, provider_no = null, fault = null,
      handed_at = ${at}::timestamptz, attempts = sms.attempts + 1, out_no = sms.sms_id || '-' || (sms.attempts + 1)
    from due left join mailing m on m.class_id = due.class_id and m.mailing_id = due.mailing_id
    where sms.sms_id = due.sms_id
    returning sms.out_no, sms.template, m.template_id, sms.params, sms.phone_enc, sms.attempts`.execute(
    store.db,
  );
  // An update gives its rows back in any order.
  return rows.toSorted((a, b) => rank(a) - rank(b));
};
