import type { SettlementRule } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/store/database.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';

interface Asked {
  readonly now: Date;
  /** One of them only. */
  readonly rule_id?: number;
}

/** The rules, the latest to begin first; which one is in force is a matter of the clock. */
export const listRules = async (db: Kysely<Database>, { now, rule_id }: Asked): Promise<SettlementRule[]> => {
  const begun = sql`r.live_from <= ${now}::timestamptz`;
  const { rows } = await sql<SettlementRule>`
    select r.rule_id, ${utcMoment('r.from_at')} as from, ${utcMoment('r.until_at')} as until, r.unit_id, u.com_name, r.programme_bp, r.unit_bp, r.joint_bp, r.note,
      case when r.live_from is null then 'withdrawn' when not ${begun} then 'planned'
        when r.until_at <= ${now}::timestamptz then 'past'
        when r.live_from = (select max(o.live_from) from settlement_rule o
          where o.live_from <= ${now}::timestamptz and o.unit_id is not distinct from r.unit_id)
        then 'in_force' else 'past' end as state,
      a.name as created_by, ${utcMoment('r.created_at')} as created_at, w.name as withdrawn_by,
      ${utcMoment('r.withdrawn_at')} as withdrawn_at
    from settlement_rule r left join account a on a.user_id = r.created_by left join account w on w.user_id = r.withdrawn_by
      left join unit u on u.unit_id = r.unit_id
    where ${rule_id === undefined ? sql`true` : sql`r.rule_id = ${rule_id}`}
    order by r.from_at desc, r.rule_id desc`.execute(db);
  return rows;
};

/** @throws where there is no such rule */
export const findRule = async (db: Kysely<Database>, asked: Required<Asked>): Promise<SettlementRule> => {
  const [rule] = await listRules(db, asked);
  if (!rule) throw new Error(`There is no settlement rule ${asked.rule_id}, though it was just written.`);
  return rule;
};
