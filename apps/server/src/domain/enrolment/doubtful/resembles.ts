import type { SameBy } from '@skillcert/api-client/contract';
import { type RawBuilder, sql } from 'kysely';

const alias = (text: string) => sql.raw(text);

/**
 * The ways in which an enrolment resembles another, each found by an index of its own. The last two find other persons
 * only.
 */
const likenesses: Readonly<Record<SameBy, (one: string, other: string) => RawBuilder<unknown>>> = {
  identity: (one, other) => sql`${alias(other)}.id_index = ${alias(one)}.id_index`,
  phone: (one, other) =>
    sql`${alias(other)}.phone_index = ${alias(one)}.phone_index and ${alias(other)}.id_index <> ${alias(one)}.id_index`,
  name_birth: (one, other) =>
    sql`${alias(other)}.name = ${alias(one)}.name and ${alias(other)}.birth = ${alias(one)}.birth
      and ${alias(other)}.id_index <> ${alias(one)}.id_index`,
};

const kinds = Object.keys(likenesses) as SameBy[];

/**
 * The enrolments that resemble a row `one` of enrolment: their ids and the way, one row for each way. `among` narrows
 * them, where `other` is the enrolment and `its_class` its class. Each way is a statement of its own, so that it uses
 * its index and reads no whole table.
 */
export const resembles = (one: string, among: RawBuilder<unknown> = sql`true`): RawBuilder<unknown> =>
  sql.join(
    kinds.map(
      (kind) => sql`
        select ${kind}::text as kind, other.class_id, other.enrolment_id
        from enrolment other join class its_class on its_class.class_id = other.class_id
        where ${likenesses[kind](one, 'other')} and other.enrolment_id <> ${alias(one)}.enrolment_id and ${among}`,
    ),
    sql` union all `,
  );
