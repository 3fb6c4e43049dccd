import type { ExamRules } from '@skillcert/core';
import { sql } from 'kysely';

/** The subjects of `class c` in their order, as `l`. */
export const subjectsOfLevel = ({ levels }: ExamRules) =>
  sql`jsonb_array_elements_text(coalesce(${JSON.stringify(levels)}::jsonb -> c.level, '[]')) with ordinality
    as l (subject, place)`;
