import { describe, expect, it } from 'vitest';
import { type InvoicedPerson, matchInvoices, type SaidInvoice } from './match-invoices.js';

const person = (n: number, invoice: Partial<NonNullable<InvoicedPerson['invoice']>> | null = {}) =>
  ({
    enrol_no: `TC26-0025-0000${n}`,
    name: `考生${n}`,
    invoice: invoice && {
      invoice_id: n,
      request_no: `TC26-0025-F0000${n}`,
      amount_cents: 68_000,
      waits: true,
      refund_open: false,
      ...invoice,
    },
  }) satisfies InvoicedPerson;

const people = [
  person(1),
  person(2),
  person(3, null),
  person(4, { waits: false }),
  person(5, { refund_open: true }),
  { ...person(6), name: '同名' },
  { ...person(7), name: '同名' },
];
const files = ['TC26-0025-00001.pdf', 'dzfp_26312000000000000002_x.pdf', 'none.pdf'];

const said = (changes: Partial<SaidInvoice>): SaidInvoice => ({
  row_no: 2,
  enrol_no: '',
  request_no: '',
  name: '',
  invoice_no: '26312000000000000001',
  issued_on: '2026-11-20',
  amount_cents: 68_000,
  ...changes,
});

const match = (...rows: Partial<SaidInvoice>[]) =>
  matchInvoices(
    rows.map((row, at) => said({ row_no: at + 2, invoice_no: `2631200000000000000${at + 1}`, ...row })),
    { people, files, taken: new Set(['26319999999999999999']), today: '2026-11-21' },
  );
const faultsOf = (row: Partial<SaidInvoice>) => match(row).matched[0]?.faults;

describe('matchInvoices', () => {
  it('finds a row’s person, invoice and file, by either number in the name of the file', () => {
    const { matched, spare } = match({ enrol_no: 'tc26-0025-00001' }, { name: '考生2' });
    expect(matched.map(({ found, file, faults }) => [found?.invoice?.invoice_id, file, faults])).toEqual([
      [1, files[0], []],
      [2, files[1], []],
    ]);
    expect(spare).toEqual(['none.pdf']);
  });

  it.each([
    ['an unknown number', { enrol_no: 'TC26-0025-00099' }, ['unknown', 'no_file']],
    [
      'a number and the name of another',
      { enrol_no: 'TC26-0025-00001', name: '考生2' },
      ['unknown', 'no_file'],
    ],
    ['a name that two have', { name: '同名' }, ['namesakes', 'no_file']],
    ['one who wants no invoice', { enrol_no: 'TC26-0025-00003' }, ['not_asked', 'no_file']],
    ['one that is issued', { enrol_no: 'TC26-0025-00004' }, ['issued', 'no_file']],
    ['one with an open refund', { enrol_no: 'TC26-0025-00005' }, ['refund_open', 'no_file']],
    ['a number that is none', { enrol_no: 'TC26-0025-00001', invoice_no: '12' }, ['number_wrong']],
    [
      'a number of another paper',
      { enrol_no: 'TC26-0025-00001', invoice_no: '26319999999999999999' },
      ['number_taken'],
    ],
    ['another amount', { enrol_no: 'TC26-0025-00001', amount_cents: 67_000 }, ['amount_differs']],
    [
      'an amount that cannot be read',
      { enrol_no: 'TC26-0025-00001', amount_cents: null },
      ['amount_differs'],
    ],
    ['a day that comes', { enrol_no: 'TC26-0025-00001', issued_on: '2026-11-22' }, ['date_wrong']],
    ['a day that is none', { enrol_no: 'TC26-0025-00001', issued_on: null }, ['date_wrong']],
    ['two files', { enrol_no: 'TC26-0025-00001', invoice_no: '26312000000000000002' }, ['files_many']],
  ] as const)('refuses %s', (_, row, faults) => {
    expect(faultsOf(row)).toEqual(faults);
  });

  it('takes an amount without its tax, and a missing one', () => {
    const enrol_no = 'TC26-0025-00001';
    expect(faultsOf({ enrol_no, amount_cents: 66_019, tax_cents: 1_981 })).toEqual([]);
    expect(faultsOf({ enrol_no, amount_cents: undefined })).toEqual([]);
  });

  it('reports rows of one invoice or with one number', () => {
    const invoice_no = '26312000000000000001';
    const { matched } = match(
      { enrol_no: 'TC26-0025-00001', invoice_no },
      { request_no: 'TC26-0025-F00001', invoice_no },
    );
    expect(matched.map(({ faults }) => faults)).toEqual([
      ['repeated', 'number_twice'],
      ['repeated', 'number_twice'],
    ]);
  });
});
