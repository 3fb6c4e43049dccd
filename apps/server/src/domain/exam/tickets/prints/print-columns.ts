import { sql } from 'kysely';
import { utcMoment } from '../../../../platform/store/sql/utc-moment.js';

/** Whether tickets of the class changed after `p` was requested: seats were moved, or a ticket became void. */
export const outdated = sql<boolean>`exists (select from exam_ticket x where x.class_id = p.class_id and x.updated_at > p.created_at)`;

/** The columns of `ticket_print p`. */
export const printColumns = sql`p.print_id, cardinality(p.ticket_ids) as total, p.printed, p.fault, p.missing,
  ${outdated} as outdated,
  ${utcMoment('p.expires_at')} as expires_at`;

/** The most tickets of one part, which are drawn together. */
export const ticketsAtOnce = 100;

/** How long a finished print is kept, and one that is not finished. */
export const keptMs = { done: 3_600_000, undone: 86_400_000 } as const;
