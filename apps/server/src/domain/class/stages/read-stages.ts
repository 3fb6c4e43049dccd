import type { TimelineRecord } from '@skillcert/api-client/contract';
import { type ClassMove, type Stage, type TimelineFacts, timelineOf, waitsFor } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { classScope } from '../../../platform/http/guards/class-scope.js';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';

interface SetByHand {
  readonly stage: Stage;
  readonly due_at: string;
  readonly reason: string;
  readonly by: string;
}

interface Found extends Omit<TimelineFacts, 'moves' | 'moved'> {
  readonly moves: readonly ClassMove[];
  readonly by_hand: readonly SetByHand[];
}

type Timing = Pick<Services, 'calendar' | 'programme' | 'timeline' | 'now'>;

/** The dates of a class, its steps from state to state, and the deadlines that somebody set. */
const findClass = async (
  db: Kysely<Database>,
  caller: Pick<StaffSession, 'roles' | 'permission_classes'>,
  class_id: number,
): Promise<Found> => {
  const { rows } = await sql<Found>`
    select c.status, ${utcMoment('c.enroll_start')} as enroll_start, ${utcMoment('c.enroll_end')} as enroll_end,
      ${utcMoment('c.exam_at')} as exam_at, ${utcMoment('c.stage_at')} as stage_at,
      (select coalesce(json_agg(json_build_object('at', ${utcMoment('x.at')}, 'to', x.to_state) order by x.seq), '[]')
        from audit_event x
        where x.class_id = c.class_id and x.object_type = 'class' and x.object_id = c.class_id::text
          and x.to_state is not null and x.action <> 'hand_over') as moves,
      (select coalesce(json_agg(json_build_object('stage', d.stage, 'due_at', ${utcMoment('d.due_at')}, 'reason', d.reason,
          'by', a.name)), '[]')
        from class_deadline d join account a on a.user_id = d.set_by where d.class_id = c.class_id) as by_hand
    from class c where c.class_id = ${class_id} and ${classScope(caller)}`.execute(db);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  return found;
};

/**
 * The stages of a class with their deadlines.
 * @throws a Refusal `not_found` for a class that does not exist or that the session may not see
 */
export const readStages = async (
  db: Kysely<Database>,
  caller: Pick<StaffSession, 'roles' | 'permission_classes'>,
  class_id: number,
  { calendar, programme: { time_zone }, timeline: rules, now }: Timing,
): Promise<TimelineRecord> => {
  const { by_hand, ...found } = await findClass(db, caller, class_id);
  const moved: { [Each in Stage]?: string } = {};
  for (const { stage, due_at } of by_hand) moved[stage] = due_at;
  const stages = timelineOf({ ...found, moved }, { calendar, time_zone, rules, now: now() });
  const byHand = (stage: Stage) => {
    const set = by_hand.find((each) => each.stage === stage);
    return set ? { reason: set.reason, by: set.by } : null;
  };
  return {
    waits_for: waitsFor(found.status),
    stages: stages.map((each) => ({ ...each, moved: each.moved ? byHand(each.stage) : null })),
  };
};
