import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { firstNames } from '../../../../platform/http/errors/first-names.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import { classScope } from '../../../../platform/http/guards/class-scope.js';
import type { Database } from '../../../../platform/store/database.js';
import { type Saying, sittingName } from '../../used-by.js';

interface Clash {
  /** The room, invigilator or candidate that would be in two sittings at once. */
  readonly who: string;
  /** The other sitting. */
  readonly subject: string;
  readonly starts_at: Date;
  /** Whether it is one of another class; its name only for those who may see that class. */
  readonly elsewhere: boolean;
  readonly class_name: string | null;
  /** How many clash so. */
  readonly count: number;
}

interface Shifted {
  readonly class_id: number;
  readonly sitting_ids: readonly number[];
}

const meets = sql`s.starts_at < own.ends_at and s.ends_at > own.starts_at and (s.class_id, s.sitting_id) <> (own.class_id, own.sitting_id)`;

/** Joins from a shifted sitting `own` to the sittings `s` that have the same, with its name. */
const sameAs = (class_id: number) =>
  ({
    candidates_meet: {
      id: sql`e.enrolment_id`,
      who: sql`e.name`,
      joins: sql`join exam_seat mine on mine.class_id = own.class_id and mine.sitting_id = own.sitting_id
        join exam_seat o on o.class_id = mine.class_id and o.ticket_id = mine.ticket_id and o.subject <> mine.subject
        join exam_sitting s on s.class_id = o.class_id and s.sitting_id = o.sitting_id
        join exam_ticket t on t.class_id = mine.class_id and t.ticket_id = mine.ticket_id
        join enrolment e on e.class_id = t.class_id and e.enrolment_id = t.enrolment_id`,
    },
    rooms_meet: {
      id: sql`here.room_id`,
      who: sql`here.name`,
      joins: sql`join exam_room here on here.class_id = own.class_id and here.room_id = own.room_id
        join exam_room r on r.address = here.address and r.name = here.name
        join exam_sitting s on s.class_id = r.class_id and s.room_id = r.room_id`,
    },
    invigilators_meet: {
      // A name without an account is its own.
      id: sql`coalesce(n.user_id::text, n.name)`,
      who: sql`n.name`,
      joins: sql`join lateral (
          select a.user_id, a.name, i.class_id, i.sitting_id from sitting_invigilator mine
          join account a on a.user_id = mine.user_id
          join sitting_invigilator i on i.user_id = mine.user_id
          where mine.class_id = own.class_id and mine.sitting_id = own.sitting_id
          union all
          select null, name, o.class_id, o.sitting_id from unnest(own.names) as name
          join exam_sitting o on o.class_id = ${class_id} and name = any(o.names)
        ) as n on true
        join exam_sitting s on s.class_id = n.class_id and s.sitting_id = n.sitting_id`,
    },
  }) as const satisfies Record<
    string,
    { id: RawBuilder<unknown>; who: RawBuilder<unknown>; joins: RawBuilder<unknown> }
  >;

/**
 * Refuses shifted sittings, as they stand written, in which a candidate, a room or an invigilator would be in two
 * sittings at once, and names the first of them with the other sitting. Rooms and accounts must be locked.
 * @throws a Refusal `in_use` that names `minutes`: busy
 */
export const refuseClashes = async (
  tx: Transaction<Database>,
  { caller, ...saying }: Saying & { readonly caller: StaffSession },
  { class_id, sitting_ids }: Shifted,
): Promise<void> => {
  const kinds = sameAs(class_id);
  for (const why of ['candidates_meet', 'rooms_meet', 'invigilators_meet'] as const) {
    const { id, who, joins } = kinds[why];
    const { rows } = await sql<Clash>`
      with found as (
        select distinct on (${id}) ${who} as who, s.subject, s.starts_at, s.class_id <> own.class_id as elsewhere,
          case when ${classScope(caller)} then c.class_name end as class_name
        from exam_sitting own ${joins}
        join class c on c.class_id = s.class_id and c.status <> 'cancelled'
        where own.class_id = ${class_id} and own.sitting_id = any(${[...sitting_ids]}::bigint[]) and ${meets}
        order by ${id}, s.starts_at
      )
      select *, count(*) over ()::int4 as count from found order by starts_at, who limit 3`.execute(tx);
    const [first] = rows;
    if (!first) continue;
    const names = firstNames(
      rows.map((row) => row.who),
      first.count,
      saying.language,
    );
    const place = first.elsewhere ? first.class_name : undefined;
    const other = place === null ? 'none' : [place, sittingName(saying, first)].filter(Boolean).join(' ');
    throw new Refusal('in_use', {
      cause: { why, count: first.count },
      values: { names, other },
      fields: { minutes: 'busy' },
    });
  }
};
