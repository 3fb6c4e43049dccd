import type { InputOf } from '@skillcert/api-client/contract';
import type { SmsAudience } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';
import { isDue } from '../../foundation/standing/payable.js';

const hasPaid = sql`exists (select from payment p where p.class_id = e.class_id and p.open_enrolment_id = e.enrolment_id
  and p.status in ('confirmed', 'confirmed_late', 'partly_refunded'))`;

const standing = {
  everyone: sql`e.status <> 'waiting'`,
  in_review: sql`e.status in ('submitted', 'in_review', 'doubtful')`,
  returned: sql`e.status = 'returned'`,
  approved: sql`e.status = 'approved'`,
  unpaid: isDue,
  paid: sql`e.status = 'approved' and ${hasPaid}`,
} satisfies Record<SmsAudience, RawBuilder<unknown>>;

/**
 * The rows of `enrolment e` in an audience: candidates who hold a seat and have that standing. A declared payment
 * is not unpaid: it waits for the desk.
 */
export const audienceScope = (audience: SmsAudience): RawBuilder<boolean> =>
  sql<boolean>`(e.live_phone_index is not null and ${standing[audience]})`;

type Narrowing = Pick<InputOf<'sms/previewGroupSms'>, 'unit_id' | 'enrolment_ids'>;

/** The rows of `enrolment e` that an order means, of whichever audience: those of its unit, and those it names. */
export const narrowScope = ({ unit_id, enrolment_ids }: Narrowing): RawBuilder<boolean> =>
  sql<boolean>`(${unit_id === undefined ? sql`true` : sql`e.unit_id is not distinct from ${unit_id}::bigint`}
    and ${enrolment_ids === undefined ? sql`true` : sql`e.enrolment_id = any(${[...enrolment_ids]}::bigint[])`})`;
