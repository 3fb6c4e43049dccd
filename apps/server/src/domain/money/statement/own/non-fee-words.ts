import type { BankLine } from '@skillcert/api-client/contract';

type NonFee = NonNullable<BankLine['looks_like']>;

/** Words that banks write beside money that is no fee. */
export const nonFeeWords = {
  interest: ['结息', '利息', '收息', '付息', '存息', 'interest', 'intereses', 'お利息', '決算利息'],
  charge: [
    '手续费',
    '工本费',
    '账户管理费',
    '短信服务费',
    '网银服务费',
    '年费',
    'bank charge',
    'service charge',
    'comisión',
    '手数料',
  ],
  refund: [
    '退汇',
    '退票',
    '冲正',
    '退货',
    '退款',
    '汇款退回',
    'reversal',
    'returned payment',
    'devolución',
    '組戻',
    '返金',
  ],
} as const satisfies Record<NonFee, readonly string[]>;
