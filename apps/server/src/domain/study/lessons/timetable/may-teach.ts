import { sql } from 'kysely';

/** Accounts that may teach in a class: approved experts assigned to it, with any duty; as `account a`. */
export const mayTeach = (class_id: number) => sql<boolean>`a.status = 'approved'
  and a.user_id in (select s.user_id from assignment s where s.class_id = ${class_id})
  and exists (select from account_role o where o.user_id = a.user_id and o.role = 'expert')`;
