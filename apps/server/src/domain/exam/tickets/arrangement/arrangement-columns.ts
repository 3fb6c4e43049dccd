import { sql } from 'kysely';

/** Whom `exam_arrangement a` gave an accessible desk, by their numbers. */
export const accessiblePeople = sql`(select coalesce(json_agg(json_build_object('enrolment_id', n.enrolment_id, 'name', n.name)
    order by n.enrol_no), '[]') from enrolment n
  where n.class_id = a.class_id and n.enrolment_id = any(a.accessible))`;
