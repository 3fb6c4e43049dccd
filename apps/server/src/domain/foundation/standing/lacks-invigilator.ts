import { type RawBuilder, sql } from 'kysely';

/** Whether nobody invigilates `exam_sitting s`, neither an account nor a name. */
export const lacksInvigilator: RawBuilder<boolean> = sql<boolean>`(s.names = '{}' and not exists (
  select from sitting_invigilator i where i.class_id = s.class_id and i.sitting_id = s.sitting_id))`;
