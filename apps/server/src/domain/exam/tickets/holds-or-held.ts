import { type RawBuilder, sql } from 'kysely';

/** Whether `exam_ticket t` holds, or held until its exam: papers of an exam that is over have it too. */
export const holdsOrHeld: RawBuilder<boolean> = sql<boolean>`t.status in ('issued', 'used')`;
