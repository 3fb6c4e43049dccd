import { sql, type Transaction } from 'kysely';
import type { AuditEvent } from '../../../platform/audit/audit-event.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { RequestFacts } from '../../../platform/http/calls/handle.js';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import { type CorrectionServices, readLatestCorrection } from './latest-correction.js';
import { untilText } from './until-text.js';

interface MovedDate {
  readonly caller: StaffSession;
  readonly services: CorrectionServices & Pick<Services, 'sms' | 'keyring'>;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
}

interface BroughtForward {
  readonly enrolment_id: number;
  readonly enrol_no: string;
  readonly phone_enc: Buffer;
  readonly language: string;
  readonly class_name: string;
  readonly was: Date;
}

/**
 * Shortens open returns after a date of their class has moved: a return may not last longer than the stage that it
 * holds up. Tells the candidates. Lock the class and write its dates before, and the trail after: every change of an
 * enrolment locks the enrolment first and the end of the trail last.
 * @returns the records of it for the trail
 */
export const bringReturnsForward = async (
  tx: Transaction<Database>,
  class_id: number,
  { caller, services, request }: MovedDate,
): Promise<readonly AuditEvent[]> => {
  const { keyring, sms, programme } = services;
  const until = await readLatestCorrection(tx, services, class_id);
  const now = services.now();
  const { rows } = await sql<BroughtForward>`
    with late as (
      select e.enrolment_id, e.mend_until as was from enrolment e
      where e.class_id = ${class_id} and e.status = 'returned' and e.mend_until > ${until}::timestamptz
      order by e.enrolment_id for update
    )
    update enrolment e set mend_until = ${until}::timestamptz, updated_at = ${now}::timestamptz
    from late, class c
    where e.class_id = ${class_id} and e.enrolment_id = late.enrolment_id and c.class_id = e.class_id
    returning e.enrolment_id, e.enrol_no, e.phone_enc, e.language, c.class_name, late.was`.execute(tx);
  if (rows.length === 0) return [];
  await sms.queue(
    tx,
    ...rows.map(({ class_name, enrol_no, phone_enc, language }) => ({
      template: 'review_result' as const,
      phone: keyring.open('phone', phone_enc),
      language,
      params: { class_name, enrol_no, status: 'sooner', until: untilText(until, programme.time_zone) },
      class_id,
    })),
  );
  const by = { ...byStaff(caller, request), at: now };
  return rows.map(({ enrolment_id, was }) => ({
    ...by,
    action: 'bring_forward',
    object_type: 'enrolment',
    object_id: enrolment_id,
    detail: { was: was.toISOString(), mend_until: until.toISOString() },
  }));
};
