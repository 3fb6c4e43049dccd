import { type RawBuilder, sql } from 'kysely';

/**
 * Whether `unit u` takes part in a class already, as the same record or as another one with its name or credit code.
 */
export const takesPartAlready = (class_id: number): RawBuilder<boolean> => sql<boolean>`exists (
  select from class_unit cu join unit other on other.unit_id = cu.unit_id
  where cu.class_id = ${class_id}
    and (other.unit_id = u.unit_id or other.com_name = u.com_name or other.com_code = u.com_code))`;
