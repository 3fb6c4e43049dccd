import { invoiceSheetFields, languages } from '@skillcert/core';
import { wordsIn } from '../../../../platform/http/words.js';
import { candidateNameHeads, enrolNoHeads } from '../../../../platform/sheet/candidate-heads.js';
import { placesOf, type SheetFamily } from '../../../../platform/sheet/choose-columns.js';
import { meaningOf } from '../../../../platform/sheet/head-words.js';
import { plainWord } from '../../../../platform/sheet/plain-word.js';

/** The columns that a sheet of invoices may have; `total_cents` is the amount with its tax. */
type Field = (typeof invoiceSheetFields)[number];

/** The headers of our own sheet. */
const own = {
  enrol_no: 'enrol_no',
  request_no: 'request_no',
  name: 'name',
  invoice_no: 'invoice_no',
  issued_on: 'issued_on',
  total_cents: 'with_tax',
  amount_cents: 'amount',
  tax_cents: 'tax',
} as const;

/** The headers of other systems, the tax system first. */
const synonyms: Readonly<Record<Field, readonly string[]>> = {
  enrol_no: enrolNoHeads,
  request_no: ['申请编号', '单据编号', '单据号', '业务单号', '业务单据号', '订单号', 'order no', '依頼番号'],
  name: candidateNameHeads,
  invoice_no: [
    '数电发票号码',
    '数电票号码',
    '全电发票号码',
    '发票号',
    '票号',
    'invoice number',
    'número de factura',
    'インボイス番号',
  ],
  issued_on: ['开票时间', '开票日', '日期', 'date', 'invoice date', 'fecha', '日付', '発行日'],
  total_cents: ['价税合计', '含税金额', '合计', 'total', 'total amount', 'importe total', '合計', '税込金額'],
  amount_cents: ['金额', '合计金额', '不含税金额', 'amount', 'net amount', 'importe', '金額', '税抜金額'],
  tax_cents: ['税额', '合计税额', 'tax', 'tax amount', 'iva', '税額', '消費税'],
};

const fieldOfWord: ReadonlyMap<string, Field> = new Map(
  invoiceSheetFields.flatMap((field) =>
    [...languages.map((language) => wordsIn(language)(`list.${own[field]}`)), ...synonyms[field]].map(
      (word) => [plainWord(word), field] as const,
    ),
  ),
);

/** The index of each column that a sheet has. */
export type InvoiceColumns = Readonly<Partial<Record<Field, number>>> & {
  /** All columns that may have the number. */
  readonly numbers: readonly number[];
};

/** Sheets of invoices. The tax system has two columns of numbers, of which one is empty: both may be the number. */
export const invoiceFamily: SheetFamily = {
  name: 'invoices',
  fields: invoiceSheetFields,
  repeated: 'invoice_no',
  fieldOf: (head) => meaningOf(fieldOfWord, head) ?? '',
  isWhole: (named) =>
    named.includes('invoice_no') && ['enrol_no', 'request_no', 'name'].some((field) => named.includes(field)),
};

/** The columns with these fields; of two with the same, the first. */
export const invoiceColumns = (names: readonly string[]): InvoiceColumns => {
  const places = placesOf(names);
  return {
    ...Object.fromEntries(
      invoiceSheetFields.flatMap((field) => (places.has(field) ? [[field, places.get(field)]] : [])),
    ),
    numbers: names.flatMap((field, at) => (field === 'invoice_no' ? [at] : [])),
  };
};
