import { limits } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';

/**
 * Whether `audit_event e` gave its author the account that it names: the author of a new or reset password reads it,
 * and a phone receives a code for a new one.
 */
const tookAccount = (
  since: Date,
) => sql<boolean>`e.class_id = 0 and e.object_type = 'account' and e.at > ${since}
  and e.action in ('create', 'edit', 'reset_init_pwd', 'reset_factor')
  and (e.action <> 'edit' or e.detail -> 'fields' ? 'phone')`;

/**
 * Whether `audit_event e` says that an account got another phone, and which accounts share the one it had:
 * `shared_with`.
 */
const partedPhones = (since: Date) =>
  sql<boolean>`e.class_id = 0 and e.object_type = 'account' and e.at > ${since} and e.action = 'edit' and e.detail ? 'shared_with'`;

/**
 * Follows from one account all that do not count as another person beside it. It rises to the accounts that can act as
 * it, and descends to those that it can act as; accounts that have the same phone, or had it within these days, can act
 * as each other. It also descends from above, to accounts that the same person can act as. That part is strict: it
 * leaves creation out, or nobody of a new programme could work beside a colleague.
 */
const walk = (user_id: number, now: Date) => {
  const since = new Date(now.getTime() - limits.two_people_days * 86_400_000);
  const [took, parted] = [tookAccount(since), partedPhones(since)];
  return sql`
    with recursive hand (user_id, rises, strict) as (
      values (${user_id}::bigint, true, true), (${user_id}::bigint, false, false)
      union
      select next.* from hand h cross join lateral (
        select e.user_id, true, h.strict and e.action <> 'create' from audit_event e
        where h.rises and e.object_id = h.user_id::text and e.user_id is not null and ${took}
        union all
        select h.user_id, false, true where h.rises and h.strict
        union all
        select e.object_id::bigint, false, h.strict from audit_event e
        where not h.rises and e.user_id = h.user_id and (not h.strict or e.action <> 'create') and ${took}
        union all
        select twin.user_id, h.rises, h.strict from account a join account twin on twin.phone_index = a.phone_index
        where a.user_id = h.user_id
        union all
        select twin.user_id::bigint, h.rises, h.strict from audit_event e
          cross join lateral jsonb_array_elements_text(e.detail -> 'shared_with') as twin (user_id)
        where e.object_id = h.user_id::text and ${parted}
        union all
        select e.object_id::bigint, h.rises, h.strict from audit_event e
        where e.detail -> 'shared_with' @> to_jsonb(h.user_id) and ${parted}
      ) as next
    )`;
};

/** The accounts that do not count as another person beside this one, itself among them: a subquery of one column. */
export const handOf = ({ user_id }: { readonly user_id: number }, now: Date): RawBuilder<number> =>
  sql<number>`(select h.user_id from (${walk(user_id, now)} select user_id from hand) as h)`;

/** The same with the owner's name and the reason: a statement. */
export const handWithReasons = (user_id: number, now: Date): RawBuilder<unknown> => sql`
  ${walk(user_id, now)}
  select h.user_id, coalesce(a.name, '') as name, case
      when h.user_id = ${user_id} then 'self'
      when a.phone_index = (select phone_index from account where user_id = ${user_id}) then 'phone'
      when bool_or(h.rises or not h.strict) then 'managed' else 'alike' end as tie
  from hand h left join account a on a.user_id = h.user_id
  group by h.user_id, a.name, a.phone_index`;
