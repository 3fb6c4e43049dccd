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

/** Somebody who leaps about leaves so many gaps at the most; more are made by whoever asks for single bytes, and those are not kept. */
const piecesMax = 500;

/** Keeps which bytes of a file go to somebody who has opened its unit; those of a file that another one has replaced are forgotten. */
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
