import { type RawBuilder, sql } from 'kysely';

/** Whether a number begins with the code of another class than the one that is named. */
export const isOfAnotherClass = (
  class_id: RawBuilder<unknown>,
  number: RawBuilder<unknown>,
) => sql<boolean>`exists (
  select from class o where o.class_id <> ${class_id} and o.code = any(
    array(select left(${number}, size) from generate_series(1, length(${number})) as size)))`;
