import { describe, expect, it } from 'vitest';
import { checkInvoiceTitle } from './check-invoice-title.js';

const unit = {
  kind: 'special',
  title_type: 'unit',
  title: '华东技术咨询有限公司',
  tax_no: '91350100M000100Y43',
  address: '上海市徐汇区漕溪北路 1 号',
  phone: '021-61234567',
  bank: '中国工商银行上海徐汇支行',
  account_number: '1001266109200012345',
} as const;
const person = {
  ...unit,
  kind: 'ordinary',
  title_type: 'personal',
  title: '李晓明',
  tax_no: '',
  address: '',
  phone: '',
  bank: '',
  account_number: '',
} as const;

describe('checkInvoiceTitle', () => {
  it.each([
    ['a special invoice with everything', unit, {}],
    ['a person', person, {}],
    [
      'a unit’s ordinary invoice with its tax number alone',
      { ...person, title_type: 'unit', tax_no: unit.tax_no },
      {},
    ],
    ['nobody', { ...person, title: '' }, { title: 'required' }],
    ['a unit without its number', { ...unit, tax_no: '' }, { tax_no: 'required' }],
    [
      'a number that does not check',
      { ...unit, tax_no: '91350100M000100Y44' },
      { tax_no: 'invalid_credit_code' },
    ],
    ['a special invoice of a person', { ...unit, title_type: 'personal' }, { kind: 'not_offered' }],
    [
      'a special invoice without its fields',
      { ...unit, address: '', phone: '', bank: '', account_number: '' },
      {
        address: 'required',
        phone: 'required',
        bank: 'required',
        account_number: 'required',
      },
    ],
    [
      'an account of letters',
      { ...unit, account_number: 'ABC' },
      { account_number: 'invalid_account_number' },
    ],
  ] as const)('answers for %s', (_, buyer, problems) => {
    expect(checkInvoiceTitle(buyer)).toEqual(problems);
  });
});
