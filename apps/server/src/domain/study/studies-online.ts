import { sql } from 'kysely';
import type { StaffSession } from '../../platform/http/calls/caller.js';
import { candidateScope } from '../../platform/http/guards/class-scope.js';
import { studiesOnline } from '../foundation/standing/studies-online.js';

/** The session that reads the progress of courses. */
export type StudyReader = Pick<StaffSession, 'roles' | 'permission_classes' | 'unit_id'>;

/** Those of them that the session sees: a unit that only takes part sees its own. */
export const learnersSeen = (caller: StudyReader) =>
  sql<boolean>`${studiesOnline} and ${candidateScope(caller)}`;

/** The number of them in a class. */
export const expectedIn = (class_id: number, caller: StudyReader) => sql<number>`(
  select count(*)::int4 from enrolment e where e.class_id = ${class_id} and ${learnersSeen(caller)})`;
