import { originKey } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../platform/store/database.js';

/**
 * Numbers the units and employers of a class's tickets: a map can mark neighbours of one origin without naming the
 * employer of anybody. Two spellings of one name are one origin.
 * @returns the numbers of some names; a name that means none has none
 */
export const numberOrigins = async (
  db: Kysely<Database>,
  class_id: number,
): Promise<(names: readonly string[]) => number[]> => {
  const { rows } = await sql<{ name: string }>`
    select distinct n.name from exam_ticket t
    join enrolment e on e.class_id = t.class_id and e.enrolment_id = t.enrolment_id
    left join unit u on u.unit_id = e.unit_id
    cross join lateral (values (u.com_name), (e.employer)) as n (name)
    where t.class_id = ${class_id} and n.name <> ''`.execute(db);
  const keys = [...new Set(rows.map(({ name }) => originKey(name)))].filter(Boolean).sort();
  const numbers = new Map(keys.map((key, number) => [key, number]));
  return (names) => [...new Set(names.flatMap((name) => numbers.get(originKey(name)) ?? []))];
};
