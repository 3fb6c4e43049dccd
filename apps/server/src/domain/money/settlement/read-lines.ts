import type { Programme, SettledClass, SettlementShares } from '@skillcert/core';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/store/database.js';
import { boundsOf, type Months } from './month-bounds.js';

/** Money that moved in a class in a month, under one rule and one version of its shares: it is settled at once. */
export interface SettlementLine {
  readonly class_id: number;
  readonly class_name: string;
  readonly code: string;
  readonly month: string;
  /** The class and its shares at that time. */
  readonly of: SettledClass;
  /** Null if no rule was in force yet. */
  readonly rule: (SettlementShares & { readonly from: string; readonly unit_id: number | null }) | null;
  /** Without payments that were matched in error and undone. */
  readonly received_cents: number;
  /** A positive amount. */
  readonly refunded_cents: number;
}

interface Asked extends Months {
  readonly class_id?: number | undefined;
}

/** Whether `ledger l` was entered while a row was in force: until its end, or until the next row begins. */
const counts = (row: 'r' | 'o' | 's'): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${row}.from_at`)} <= l.created_at
    and (${sql.ref(`${row}.until`)} is null or l.created_at < ${sql.ref(`${row}.until`)})`;

/**
 * The lines of some months, the latest first. Every entry of the ledger is in exactly one of them. By the time of its
 * entry it belongs to one month, to one rule or none (the rule of its unit takes precedence over the rule for all), and
 * to one version of its class's shares or none.
 */
export const readLines = async (
  db: Kysely<Database>,
  { class_id, ...months }: Asked,
  { time_zone, currency }: Pick<Programme, 'time_zone' | 'currency'>,
): Promise<readonly SettlementLine[]> => {
  const { start, end } = boundsOf(months, time_zone);
  const ofClass = class_id === undefined ? sql`true` : sql`class_id = ${class_id}`;
  const { rows } = await sql<SettlementLine>`
    with rule as (
      select rule_id, unit_id, from_at,
        least(until_at, lead(from_at) over (partition by unit_id order by from_at)) as until
      from settlement_rule where live_from is not null
    ), shared as (
      select class_id, share_id, from_at,
        lead(from_at) over (partition by class_id order by from_at, share_id) as until
      from class_share where ${ofClass}
    ), line as (
      select l.class_id, to_char(l.created_at at time zone ${time_zone}, 'YYYY-MM') as month,
        coalesce(o.rule_id, r.rule_id) as rule_id, s.share_id,
        coalesce(sum(l.amount_cents) filter (where l.kind not in ('refund', 'refund_back')), 0)::int8 as received_cents,
        coalesce(-sum(l.amount_cents) filter (where l.kind in ('refund', 'refund_back')), 0)::int8 as refunded_cents
      from (
        select class_id, created_at, kind, amount_cents from ledger
        where ${ofClass} and created_at >= ${start} and created_at < ${end} and currency = ${currency}
          and unit_id is null
      ) l
      join class c on c.class_id = l.class_id
      left join rule o on o.unit_id = c.unit_id and ${counts('o')}
      left join rule r on r.unit_id is null and ${counts('r')}
      left join shared s on s.class_id = l.class_id and ${counts('s')}
      group by 1, 2, 3, 4
    )
    select x.class_id, c.class_name, c.code, x.month, x.received_cents, x.refunded_cents,
      json_build_object('unit_id', c.unit_id,
        'joint', case when c.class_type = 1 then coalesce(s.shares, '[]') else '[]' end) as of,
      case when r.rule_id is not null then json_build_object('programme_bp', r.programme_bp, 'unit_bp', r.unit_bp,
        'joint_bp', r.joint_bp, 'from', r.from_at, 'unit_id', r.unit_id) end as rule
    from line x join class c on c.class_id = x.class_id
    left join settlement_rule r on r.rule_id = x.rule_id
    left join class_share s on s.class_id = x.class_id and s.share_id = x.share_id
    order by x.month desc, c.code desc, x.class_id, r.from_at, s.from_at, x.share_id`.execute(db);
  return rows;
};
