/** The columns of a statement in their order. Their headers are the messages `settlement.column.<name>`. */
export const statementColumns = [
  'code',
  'class_name',
  'rule_from',
  'programme_share',
  'unit_share',
  'joint_share',
  'received',
  'refunded',
  'net',
  'part',
] as const;

/** Message keys of a statement. */
export type SettlementWord =
  | `settlement.column.${(typeof statementColumns)[number]}`
  | 'settlement.statement'
  | 'settlement.for'
  | 'settlement.programme'
  | 'settlement.sum'
  | 'settlement.month'
  | 'settlement.units';

declare module '../../../platform/http/words.js' {
  interface AreaWords {
    readonly settlement: SettlementWord;
  }
}
