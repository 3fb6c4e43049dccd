import { type StatementField, statementField } from '@skillcert/api-client/contract';
import { plainWord } from '../../import/rows/plain-word.js';

/** What banks call the columns of their statements. */
const heads = {
  date: [
    '交易日期',
    '记账日期',
    '入账日期',
    '交易时间',
    '交易日',
    '日期',
    'date',
    'transaction date',
    'posting date',
    'value date',
    'fecha',
    'fecha de operación',
    'fecha valor',
    '取引日',
    '日付',
  ],
  credit: [
    '贷方发生额',
    '贷方金额',
    '收入金额',
    '存入金额',
    '收入',
    '贷方',
    'credit',
    'credit amount',
    'paid in',
    'money in',
    'deposit',
    'abono',
    'haber',
    'ingreso',
    'ingresos',
    '入金額',
    '入金',
    'お預り金額',
  ],
  amount: ['交易金额', '发生额', '金额', 'amount', 'transaction amount', 'importe', '金額', '取引金額'],
  direction: [
    '借贷标志',
    '借贷方向',
    '借贷',
    '收支',
    '收/支',
    '收支方向',
    'direction',
    'debit/credit',
    'dr/cr',
    'debe/haber',
    '入出金',
  ],
  payer: [
    '对方户名',
    '对方名称',
    '对方账户名称',
    '付款人',
    '付款人名称',
    '付款人户名',
    '付款方',
    'payer',
    'payer name',
    'counterparty',
    'counterparty name',
    'ordenante',
    'contraparte',
    '振込依頼人',
    '振込依頼人名',
    '依頼人名',
    '相手先',
  ],
  note: [
    '摘要',
    '附言',
    '交易附言',
    '用途',
    '备注',
    'note',
    'remark',
    'remarks',
    'memo',
    'description',
    'details',
    'concepto',
    '備考',
    '内容',
  ],
  reference: [
    '交易流水号',
    '流水号',
    '交易序号',
    '凭证号',
    'reference',
    'transaction id',
    'transaction number',
    'referencia',
    '取引番号',
  ],
} as const satisfies Record<StatementField, readonly string[]>;

/** What each column of a statement is; empty for one that says nothing. */
export type StatementColumns = readonly (StatementField | '')[];

const fieldOfWord: ReadonlyMap<string, StatementField> = new Map(
  Object.entries(heads).flatMap(([field, words]) =>
    words.map((word) => [plainWord(word), field as StatementField] as const),
  ),
);

/** Whether columns say the day and the money that came in, without which there is no line. */
export const isWhole = (columns: StatementColumns): boolean =>
  columns.includes('date') && (columns.includes('credit') || columns.includes('amount'));

/** Columns as they were written down; what is no field says nothing. */
export const toColumns = (names: readonly string[]): StatementColumns =>
  names.map((name) => statementField.safeParse(name).data ?? '');

/** What the columns of a row are, if it is the one that names them: it has a day and the money that came in. */
export const readHeads = (cells: readonly string[]): StatementColumns | undefined => {
  // “金额(元)”: what stands in brackets is a unit.
  const fields = cells.map((cell) => fieldOfWord.get(plainWord(cell.replace(/[(（].*$/, ''))) ?? '');
  return isWhole(fields) ? fields : undefined;
};
