import type { ExamPaper } from '@skillcert/core';
import { sql } from 'kysely';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { outdated } from '../tickets/prints/print-columns.js';

const naming: readonly ExamPaper[] = ['overview', 'door', 'seat_map', 'sign_in', 'cards'];

/** Whether a sitting changed after `p` was requested, among whose papers are some that name room and invigilators. */
const sittingsChanged = sql<boolean>`(p.papers && ${[...naming]}::text[]
  and exists (select from exam_sitting x where x.class_id = p.class_id and x.updated_at > p.created_at))`;

/** The columns of `exam_papers p`. */
export const papersColumns = sql`p.print_id, p.papers, p.fault, p.missing, (${outdated} or ${sittingsChanged}) as outdated, ${utcMoment('p.expires_at')} as expires_at,
  (select count(*)::int4 from exam_papers_file f where f.class_id = p.class_id and f.print_id = p.print_id) as total,
  (select count(*)::int4 from exam_papers_file f where f.class_id = p.class_id and f.print_id = p.print_id and f.done) as printed`;
