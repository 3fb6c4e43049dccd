import type { OutputOf } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { handle } from '../../../http/calls/handle.js';
import { endedStates, isDue } from '../../payments/payable.js';
import { heldCents } from './held-cents.js';

export const fetchOtherFees = handle('payment/fetchOtherFees', async ({ input, services }) => {
  const { rows: items } = await sql<OutputOf<'payment/fetchOtherFees'>['items'][number]>`
    select e.class_id, c.class_name, e.enrolment_id, e.enrol_no, e.fee_cents - ${heldCents} as due_cents, c.currency
    from enrolment own join enrolment e on e.id_index = own.id_index join class c on c.class_id = e.class_id
    where own.class_id = ${input.class_id} and own.enrolment_id = ${input.enrolment_id}
      and (e.class_id, e.enrolment_id) <> (own.class_id, own.enrolment_id)
      and c.status <> all(${[...endedStates]}::text[]) and ${isDue}
    order by e.class_id desc, e.enrolment_id`.execute(services.store.db);
  return { items };
});
