import { describe, expect, it } from 'vitest';
import { headsOther, isOfOther, namesOther } from './currency-of.js';

describe('an amount', () => {
  it.each([
    ['¥680.00', 'CNY'],
    ['￥680.00', 'CNY'],
    ['680.00元', 'CNY'],
    ['$680.00', 'ARS'],
    ['$680.00', 'COP'],
    ['$ 680.00', 'MXN'],
    ['HK$680.00', 'HKD'],
    ['₽680', 'RUB'],
    ['680,00 €', 'EUR'],
    ['680.00', 'CNY'],
  ])('%s is of a programme in %s', (amount, currency) => {
    expect(isOfOther(amount, currency)).toBe(false);
  });

  it.each([
    ['US$100', 'CNY'],
    ['AU$100.00', 'CNY'],
    ['CA$5', 'CNY'],
    ['R$100', 'CNY'],
    ['₽100', 'CNY'],
    ['฿100', 'CNY'],
    ['₹100', 'CNY'],
    ['$100', 'CNY'],
    ['100 USD', 'EUR'],
  ])('%s is of another currency than %s', (amount, currency) => {
    expect(isOfOther(amount, currency)).toBe(true);
  });
});

describe('a cell of a column of currencies', () => {
  it.each([
    ['人民币', 'CNY'],
    ['数字人民币', 'CNY'],
    ['人民幣', 'CNY'],
    ['中国元', 'CNY'],
    ['本位币', 'CNY'],
    ['本外币', 'CNY'],
    ['新臺幣', 'TWD'],
    ['臺幣', 'TWD'],
    ['香港元', 'HKD'],
    ['澳門幣', 'MOP'],
    ['新币', 'SGD'],
    ['156', 'CNY'],
    ['', 'CNY'],
  ])('%s names that of a programme in %s', (cell, currency) => {
    expect(namesOther(cell, currency)).toBe(false);
  });

  it.each([
    ['美元', 'CNY'],
    ['新台币', 'CNY'],
    ['冰岛币', 'CNY'],
    ['Dólares', 'MXN'],
    ['840', 'CNY'],
  ])('%s names another than %s', (cell, currency) => {
    expect(namesOther(cell, currency)).toBe(true);
  });
});

it.each([
  ['美元金额', 'CNY', true],
  ['贷方发生额(₽)', 'CNY', true],
  ['贷方发生额（元）', 'CNY', false],
  ['金额（本期增加元）', 'CNY', false],
  ['金额（加元）', 'CNY', true],
  ['Abono ($)', 'COP', false],
  ['交易金额USD', 'CNY', true],
  ['贷方发生额/USD', 'CNY', true],
  ['金额 US$', 'CNY', true],
  ['交易金额CNY', 'CNY', false],
  ['Amount (incl. all fees)', 'CNY', false],
  ['TOTAL ALL', 'CNY', false],
])('a head %s of a programme in %s names another: %s', (head, currency, is) => {
  expect(headsOther(head, currency)).toBe(is);
});
