import { sql } from 'kysely';

/** Joins the file of `study_unit u`, as `study_file f`; an incomplete one is excluded. */
export const unitFile = sql`left join study_file f
  on f.class_id = u.class_id and f.study_unit_id = u.study_unit_id and f.whole`;

/** That file as the wire has it. */
export const fileOnWire = sql`case when f.file_id is not null then json_build_object('file_id', f.file_id, 'title', f.title,
  'media_type', f.media_type, 'size', f.size, 'seconds', f.seconds) end`;

/** Whether there is something to learn in `study_unit u`: its text, its questions, or the file joined to it. */
export const isReady = sql<boolean>`(u.body <> '' or u.questions > 0 or f.file_id is not null)`;
