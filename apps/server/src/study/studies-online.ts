import { sql } from 'kysely';
import type { StaffSession } from '../http/calls/caller.js';
import { candidateScope } from '../http/guards/class-scope.js';

/** Who reads how courses are learned. */
export type StudyReader = Pick<StaffSession, 'roles' | 'permission_classes' | 'unit_id'>;

/** Whom courses are for: approved candidates, as `enrolment e`, who study online. */
export const studiesOnline = sql<boolean>`e.status = 'approved' and e.study_type = 'online'`;

/** Those of them that the session sees: a unit that only takes part sees its own. */
export const learnersSeen = (caller: StudyReader) =>
  sql<boolean>`${studiesOnline} and ${candidateScope(caller)}`;

/** How many of them a class has. */
export const expectedIn = (class_id: number, caller: StudyReader) => sql<number>`(
  select count(*)::int4 from enrolment e where e.class_id = ${class_id} and ${learnersSeen(caller)})`;
