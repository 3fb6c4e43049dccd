import { sql } from 'kysely';

/** Whom courses are for: approved candidates, as `enrolment e`, who study online. */
export const studiesOnline = sql<boolean>`e.status = 'approved' and e.study_type = 'online'`;
