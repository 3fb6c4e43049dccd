import { sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Services } from '../../../platform/services.js';
import { newId } from '../../../platform/store/new-id.js';

interface Certified {
  readonly class_id: number;
  readonly enrolment_id: number;
  /** The people who numbered and issued it. */
  readonly by: readonly [StaffSession, StaffSession];
}

/** Gives an enrolment a valid certificate, with any scores and in any class. @returns its id */
export const insertCertificate = async (
  services: Pick<Services, 'store' | 'now'>,
  { class_id, enrolment_id, by: [first, second] }: Certified,
): Promise<number> => {
  const certificate_id = newId();
  const now = services.now();
  await sql`
    insert into certificate (class_id, certificate_id, kind, enrolment_id, live_id, certificate_no, status, name, level, prepared_by,
      prepared_at, issued_by, issued_at, updated_at)
    values (${class_id}, ${certificate_id}, 'candidate', ${enrolment_id}, ${enrolment_id}, ${`ZS-${certificate_id}`}, 'valid', '李晓明', '5',
      ${first.user_id}, ${now}, ${second.user_id}, ${now}, ${now})`.execute(services.store.db);
  return certificate_id;
};
