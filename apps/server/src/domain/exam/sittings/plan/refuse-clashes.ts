import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { causesOf } from '../../../../platform/http/errors/causes-of.js';
import { namedAtMost, namesAndMore } from '../../../../platform/http/errors/first-names.js';
import { type FurtherCause, Refusal } from '../../../../platform/http/errors/refuse.js';
import { classScope } from '../../../../platform/http/guards/class-scope.js';
import type { Database } from '../../../../platform/store/database.js';
import { type Saying, sittingName } from '../../used-by.js';

/** Rooms, invigilators or candidates that would be in two sittings at once, by the other sitting. */
interface Clash {
  /** The first of them. */
  readonly who: readonly string[];
  /** The other sitting; null for one of a class that the caller may not see. */
  readonly subject: string | null;
  readonly starts_at: Date | null;
  /** The name of its class, if that is another one. */
  readonly class_name: string | null;
  /** How many clash with it. */
  readonly count: number;
  /** How many clash with any sitting. */
  readonly total: number;
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

const kindNames = ['candidates_meet', 'rooms_meet', 'invigilators_meet'] as const;

const readClashes = async (
  tx: Transaction<Database>,
  caller: StaffSession,
  { class_id, sitting_ids }: Shifted,
  { id, who, joins }: ReturnType<typeof sameAs>[(typeof kindNames)[number]],
): Promise<readonly Clash[]> => {
  const { rows } = await sql<Clash>`
    with found as (
      select distinct ${id}::text as id, ${who} as who, s.class_id <> own.class_id as elsewhere, c.class_name, s.class_id,
        ${classScope(caller)} or s.class_id = own.class_id as shown, s.sitting_id, s.subject, s.starts_at
      from exam_sitting own ${joins}
      join class c on c.class_id = s.class_id and c.status <> 'cancelled'
      where own.class_id = ${class_id} and own.sitting_id = any(${[...sitting_ids]}::bigint[]) and ${meets}
    ), seen as (
      select distinct id, who, case when elsewhere and shown then class_name end as class_name,
        case when shown then sitting_id end as sitting_id, case when shown then subject end as subject,
        case when shown then starts_at end as starts_at
      from found
    )
    select (array_agg(who order by who, id))[1:${sql.lit(namedAtMost)}] as who, subject, starts_at, class_name, count(*)::int4 as count,
      (select count(distinct id)::int4 from found) as total
    from seen group by sitting_id, subject, starts_at, class_name
    order by starts_at nulls last, min(who), sitting_id`.execute(tx);
  return rows;
};

/**
 * Refuses shifted sittings, as they stand written, in which candidates, rooms or invigilators would be in two sittings
 * at once, and names them with each of these, candidates first. Rooms and accounts must be locked.
 * @throws a Refusal `in_use` that names the field by which they were shifted: busy
 */
export const refuseClashes = async (
  tx: Transaction<Database>,
  { caller, ...saying }: Saying & { readonly caller: StaffSession },
  { field, ...shifted }: Shifted & { readonly field: 'minutes' | 'days' },
): Promise<void> => {
  const kinds = sameAs(shifted.class_id);
  const clashes: FurtherCause[] = [];
  let total = 0;
  for (const why of kindNames) {
    for (const clash of await readClashes(tx, caller, shifted, kinds[why])) {
      const { who, subject, starts_at, class_name, count } = clash;
      const sitting = subject !== null && starts_at && sittingName(saying, { subject, starts_at });
      const other = [class_name, sitting].filter(Boolean).join(' ') || 'none';
      if (clashes.length === 0) total = clash.total;
      clashes.push({
        cause: { why, count },
        values: { ...namesAndMore(who, count, saying.language), other },
      });
    }
  }
  const [first, ...further] = clashes;
  if (!first) return;
  throw new Refusal('in_use', {
    ...causesOf([first, ...further]),
    cause: { ...first.cause, count: total },
    fields: { [field]: 'busy' },
  });
};
