import { sql } from 'kysely';

/** How many can sit in `exam_room r`. */
export const roomSeats = sql<number>`(r."rows" * r."columns" - cardinality(r.blocked))`;
