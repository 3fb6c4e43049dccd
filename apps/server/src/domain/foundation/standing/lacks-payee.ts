import { type RawBuilder, sql } from 'kysely';

/** Whether `class` of this name has a fee and no account that takes it: nobody who enrolled could pay. */
export const lacksPayee = (table: 'c' | 'k' | 'class'): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<boolean>`(not exists (
      select from gathering g where g.class_id = ${column('class_id')} and g.account_number_enc is not null)
    and (${column('fee_cents')} > 0 or exists (
      select from gathering g where g.class_id = ${column('class_id')} and g.organization_fee_cents > 0)))`;
};
