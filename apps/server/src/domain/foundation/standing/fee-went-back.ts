import { type RawBuilder, sql } from 'kysely';

/** Whether `refund r` takes the certificate with it: the fee, or most of it, that somebody asked for. */
export const endsCertificate: RawBuilder<boolean> = sql<boolean>`(r.settles and r.origin in ('candidate', 'staff'))`;

/**
 * Whether the fee of `enrolment e` went back, or is on its way, because somebody asked for it, and none is paid in its
 * place.
 */
export const feeWentBack: RawBuilder<boolean> = sql<boolean>`exists (
    select from payment p join refund r on r.class_id = p.class_id and r.payment_id = p.payment_id
    where p.class_id = e.class_id and p.enrolment_id = e.enrolment_id and ${endsCertificate}
      and r.status not in ('requested', 'approved', 'rejected', 'withdrawn') and not exists (
        select from payment q where q.class_id = e.class_id and q.open_enrolment_id = e.enrolment_id and q.status = 'confirmed'
          and q.payment_id <> p.payment_id))`;
