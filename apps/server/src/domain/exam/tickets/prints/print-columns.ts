import { sql } from 'kysely';
import { utcMoment } from '../../../../platform/store/sql/utc-moment.js';

/**
 * Whether tickets of the class of `p`, which was asked for, have changed since: seats were moved, or one was made
 * void.
 */
export const outdated = sql<boolean>`exists (select from exam_ticket x where x.class_id = p.class_id and x.updated_at > p.created_at)`;

/** What `ticket_print p` shows of itself. */
export const printColumns = sql`p.print_id, cardinality(p.ticket_ids) as total, p.printed, p.fault, p.missing,
  ${outdated} as outdated,
  ${utcMoment('p.expires_at')} as expires_at`;

/** Tickets of one part: so many are drawn at once. */
export const ticketsAtOnce = 100;

/** How long what was printed is kept, and what is not done yet. */
export const keptMs = { done: 3_600_000, undone: 86_400_000 } as const;
