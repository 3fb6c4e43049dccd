import type { OutputOf } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { handle } from '../../../../platform/http/calls/handle.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import { heldCents } from '../../../foundation/standing/held-cents.js';
import { endedStates, isDue } from '../../../foundation/standing/payable.js';

type Found = OutputOf<'payment/fetchOtherFees'>;

export const fetchOtherFees = handle('payment/fetchOtherFees', async ({ input, services }) => {
  const { rows } = await sql<Found>`
    select coalesce((
      select json_agg(json_build_object('class_id', e.class_id, 'class_name', c.class_name, 'enrolment_id', e.enrolment_id,
        'enrol_no', e.enrol_no, 'due_cents', e.fee_cents - ${heldCents}, 'currency', c.currency) order by e.class_id desc, e.enrolment_id)
      from enrolment e join class c on c.class_id = e.class_id
      where e.id_index = own.id_index and (e.class_id, e.enrolment_id) <> (own.class_id, own.enrolment_id)
        and c.status <> all(${[...endedStates]}::text[]) and ${isDue}), '[]') as items
    from enrolment own where own.class_id = ${input.class_id} and own.enrolment_id = ${input.enrolment_id}`.execute(
    services.store.db,
  );
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  return found;
});
