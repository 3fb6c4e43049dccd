import { sql } from 'kysely';
import type { Services } from '../../services.js';

interface Sent {
  readonly class_id: number;
  readonly study_unit_id: number;
  readonly enrolment_id: number;
  readonly file_id: number;
  /** From the first byte up to the last one. */
  readonly from: number;
  readonly to: number;
}

/** Keeps which bytes of a file go to somebody who has opened its unit; those of a file that another one has replaced are forgotten. */
export const keepSent = (
  { store }: Pick<Services, 'store'>,
  { class_id, study_unit_id, enrolment_id, file_id, from, to }: Sent,
): Promise<unknown> =>
  sql`update study_progress set sent_file_id = ${file_id},
      sent = case when sent_file_id = ${file_id} then sent else '{}'::int4multirange end
        + int4multirange(int4range(${from}::int4, ${to + 1}::int4))
    where class_id = ${class_id} and study_unit_id = ${study_unit_id} and enrolment_id = ${enrolment_id}`.execute(
    store.db,
  );
