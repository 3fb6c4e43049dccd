import type { ErasureRow } from '@skillcert/api-client/contract';
import {
  type ClassStatus,
  erasureFate,
  paymentLifecycle,
  type ReviewStatus,
  refundLifecycle,
} from '@skillcert/core';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/store/database.js';
import { openStates } from '../../foundation/standing/open-states.js';

const openPayments = openStates(paymentLifecycle);
const openRefunds = openStates(refundLifecycle);

type Fate = ErasureRow['enrolments'][number];

interface Found extends Omit<Fate, 'fate'> {
  readonly phone_index: Buffer;
  readonly review: ReviewStatus;
  readonly class_status: ClassStatus;
  readonly money_open: boolean;
}

/** The enrolments of phones, and the effect of an erasure on each. `lock` holds them until the transaction ends. */
export const readFates = async (
  db: Kysely<Database>,
  phones: readonly Buffer[],
  lock: RawBuilder<unknown> = sql``,
): Promise<readonly (Fate & { readonly phone_index: Buffer })[]> => {
  const { rows } = await sql<Found>`
    select e.class_id, e.enrolment_id, e.enrol_no, e.phone_index, c.class_name, e.status as review, c.status as class_status,
      exists (select from payment p where p.class_id = e.class_id and p.enrolment_id = e.enrolment_id
        and (p.status = any(${openPayments}::text[]) or exists (select from refund r
          where r.class_id = p.class_id and r.payment_id = p.payment_id and r.status = any(${openRefunds}::text[]))))
        as money_open
    from enrolment e join class c on c.class_id = e.class_id
    where e.phone_index = any(${phones}::bytea[])
    order by e.class_id, e.enrolment_id ${lock}`.execute(db);
  return rows.map(({ review, class_status, money_open, ...enrolment }) => ({
    ...enrolment,
    fate: erasureFate({ review, class_status, money_open }),
  }));
};
