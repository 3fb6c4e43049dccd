import { studyLimits } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/store/database.js';
import { unitFile } from '../../foundation/standing/unit-file.js';

interface Of {
  readonly class_id: number;
  readonly study_unit_id: number;
}

/** The value of `askedSeconds` for `study_unit u` and the video joined to it, for many at once. */
const asked = sql`least(u.required_minutes * 60,
  case when f.seconds is not null then greatest(1, f.seconds - ${studyLimits.video_end_seconds}::int4) end)`;

/**
 * A learner with the newly required time is done; if less is required than before, that may be many at once. A quiz
 * is done by passing it alone.
 */
export const finishLearners = (
  tx: Transaction<Database>,
  { class_id, study_unit_id }: Of,
  at: Date,
): Promise<unknown> =>
  sql`update study_progress p set done_at = ${at}::timestamptz
    from study_unit u ${unitFile}
    where u.class_id = ${class_id} and u.study_unit_id = ${study_unit_id} and p.class_id = u.class_id
      and p.study_unit_id = u.study_unit_id and u.kind <> 'quiz' and p.done_at is null and p.seconds >= ${asked}`.execute(
    tx,
  );
