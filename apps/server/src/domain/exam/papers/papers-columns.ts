import { sql } from 'kysely';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { outdated } from '../tickets/prints/print-columns.js';

/** The columns of `exam_papers p`. */
export const papersColumns = sql`p.print_id, p.papers, p.fault, p.missing, ${outdated} as outdated, ${utcMoment('p.expires_at')} as expires_at,
  (select count(*)::int4 from exam_papers_file f where f.class_id = p.class_id and f.print_id = p.print_id) as total,
  (select count(*)::int4 from exam_papers_file f where f.class_id = p.class_id and f.print_id = p.print_id and f.done) as printed`;
