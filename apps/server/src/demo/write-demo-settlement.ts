import { formatDateTime } from '@skillcert/core';
import type { Transaction } from 'kysely';
import { startOfDay } from '../domain/money/settlement/month-bounds.js';
import { appendAudit } from '../platform/audit/append-audit.js';
import type { Services } from '../platform/services.js';
import type { Database, NewRow } from '../platform/store/database.js';
import { newId } from '../platform/store/new-id.js';
import { accountId, type DemoIds, unitId } from './demo-ids.js';

const day = 86_400_000;

interface DemoRule {
  /** The month it begins with, counted from that of tomorrow: what is to come does not begin while it is looked at. */
  readonly begins: number;
  /** How many days ago it was written. */
  readonly ago: number;
  /** The unit that it is for alone, by its index, and for how many months. */
  readonly own?: { readonly unit: number; readonly months: number };
  readonly programme_bp: number;
  readonly unit_bp: number;
  readonly joint_bp: number;
  readonly note: string;
}

const rules: readonly DemoRule[] = [
  { begins: -18, ago: 560, programme_bp: 3_000, unit_bp: 5_000, joint_bp: 2_000, note: '首期分成办法' },
  { begins: -3, ago: 120, programme_bp: 2_500, unit_bp: 4_500, joint_bp: 3_000, note: '联合单位比例上调' },
  { begins: 1, ago: 6, programme_bp: 1_500, unit_bp: 5_500, joint_bp: 3_000, note: '比例录入有误' },
  { begins: 2, ago: 4, programme_bp: 2_000, unit_bp: 5_000, joint_bp: 3_000, note: '下一年度分成办法' },
  {
    begins: 1,
    ago: 3,
    own: { unit: 0, months: 12 },
    programme_bp: 1_000,
    unit_bp: 6_000,
    joint_bp: 3_000,
    note: '华东片区合作协议',
  },
];
const withdrawn = '比例录入有误';

/** The settlement rules of the demo: one in every state. */
export const writeDemoSettlement = async (
  tx: Transaction<Database>,
  ids: DemoIds,
  { programme, now }: Pick<Services, 'programme' | 'now'>,
): Promise<void> => {
  const at = now();
  const user_id = accountId(ids, 'zkyadmin01');
  const daysAgo = (days: number) => new Date(at.getTime() - days * day);
  const [year = 0, month = 0] = formatDateTime(new Date(at.getTime() + day), {
    pattern: '{y}-{m}',
    timeZone: programme.time_zone,
  })
    .split('-')
    .map(Number);
  const startOf = (begins: number) => {
    const first = new Date(Date.UTC(year, month - 1 + begins, 1));
    return startOfDay(first.toISOString().slice(0, 10), programme.time_zone);
  };
  const rows = rules.map(
    ({ begins, ago, own, ...rule }): NewRow<'settlement_rule'> & { created_at: Date } => {
      const from_at = startOf(begins);
      const gone = rule.note === withdrawn;
      return {
        ...rule,
        rule_id: newId(),
        from_at,
        live_from: gone ? null : from_at,
        ...(own && { unit_id: unitId(ids, own.unit), until_at: startOf(begins + own.months) }),
        created_by: user_id,
        created_at: daysAgo(ago),
        ...(gone && { withdrawn_by: user_id, withdrawn_at: daysAgo(ago - 1) }),
      };
    },
  );
  await tx.insertInto('settlement_rule').values(rows).execute();
  const by = { user_id, actor_role: 'zky-admin', object_type: 'settlement_rule' };
  await appendAudit(
    tx,
    0,
    rows
      .flatMap(({ rule_id, created_at, withdrawn_at }) => [
        { ...by, object_id: rule_id, at: created_at, action: 'add', to_state: 'planned' },
        ...(withdrawn_at
          ? [
              {
                ...by,
                object_id: rule_id,
                at: new Date(withdrawn_at),
                action: 'withdraw',
                from_state: 'planned',
                to_state: 'withdrawn',
              },
            ]
          : []),
      ])
      .sort((a, b) => a.at.getTime() - b.at.getTime()),
  );
};
