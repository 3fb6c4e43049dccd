import { sql } from 'kysely';
import type { Services } from '../../../platform/services.js';

interface Sent {
  readonly class_id: number;
  readonly study_unit_id: number;
  readonly enrolment_id: number;
  readonly file_id: number;
  /** From the first byte up to the last one. */
  readonly from: number;
  readonly to: number;
}

/**
 * A viewer who seeks leaves at most this many gaps; a client that requests single bytes makes more, which are not
 * stored.
 */
const piecesMax = 500;

/** Stores the byte ranges of a file that were sent to a viewer of its unit; those of a replaced file are deleted. */
export const keepSent = (
  { store }: Pick<Services, 'store'>,
  { class_id, study_unit_id, enrolment_id, file_id, from, to }: Sent,
): Promise<unknown> =>
  sql`
    with kept as (
      select case when sent_file_id = ${file_id} then sent else '{}'::int4multirange end
        + int4multirange(int4range(${from}::int4, ${to + 1}::int4)) as sent
      from study_progress
      where class_id = ${class_id} and study_unit_id = ${study_unit_id} and enrolment_id = ${enrolment_id} for update)
    update study_progress p set sent_file_id = ${file_id}, sent = kept.sent from kept
    where p.class_id = ${class_id} and p.study_unit_id = ${study_unit_id} and p.enrolment_id = ${enrolment_id}
      and (select count(*) from unnest(kept.sent)) <= ${piecesMax}::int4`.execute(store.db);
