import { sql } from 'kysely';

/**
 * Accounts that may invigilate in a class: approved editors and experts assigned to it with any duty, or of the unit
 * that runs it; as `account a`.
 * No right in the class comes with a sitting.
 */
export const mayInvigilate = (class_id: number) => sql<boolean>`a.status = 'approved'
  and (a.user_id in (select s.user_id from assignment s where s.class_id = ${class_id})
    or a.unit_id = (select c.unit_id from class c where c.class_id = ${class_id}))
  and exists (select from account_role o where o.user_id = a.user_id and o.role in ('editor', 'expert'))`;
