import { describe, expect, it } from 'vitest';
import { amountSays, cellSays, headSays } from './currency-of.js';

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
    ['CNY¥680', 'CNY'],
    ['CNY￥680.00', 'CNY'],
    ['RMB ¥680', 'CNY'],
    ['EUR€68', 'EUR'],
    ['€68 EUR', 'EUR'],
    ['JPY¥15000', 'JPY'],
    ['MXN$680', 'MXN'],
    ['USD US$100', 'USD'],
    ['USDUS$100', 'USD'],
    ['680.00 人民币元', 'CNY'],
  ])('%s is of a programme in %s', (amount, currency) => {
    expect(amountSays(amount, currency)).not.toBe('other');
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
    ['CNY€68', 'CNY'],
    ['CNY€68', 'EUR'],
    ['USDUS$100', 'HKD'],
    ['JPY¥15000', 'CNY'],
  ])('%s is of another currency than %s', (amount, currency) => {
    expect(amountSays(amount, currency)).toBe('other');
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
    expect(['own', 'unsaid']).toContain(cellSays(cell, currency));
  });

  it.each([
    ['美元', 'CNY'],
    ['新台币', 'CNY'],
    ['冰岛币', 'CNY'],
    ['Dólares', 'MXN'],
    ['Pound Sterling', 'CNY'],
    ['GREAT BRITISH POUND', 'CNY'],
    ['British Pounds', 'EUR'],
    ['US Dollar', 'HKD'],
    ['U.S. dollars', 'HKD'],
    ['United States Dollar', 'CNY'],
    ['Hong Kong Dollar', 'USD'],
    ['Japanese Yen', 'CNY'],
    ['Yuan renminbi', 'JPY'],
    ['Peso mexicano', 'CNY'],
    ['PESOS MEXICANOS', 'COP'],
    ['Pesos', 'CNY'],
    ['Libra esterlina', 'CNY'],
    ['Dólar estadounidense', 'HKD'],
    ['dolar estadounidense', 'CNY'],
    ['Dólares americanos', 'CAD'],
    ['Yen japonés', 'CNY'],
    ['英镑', 'CNY'],
    ['英鎊', 'CNY'],
    ['港元', 'CNY'],
    ['港幣', 'CNY'],
    ['日圓', 'CNY'],
    ['墨西哥比索', 'CNY'],
    ['加拿大元', 'CNY'],
    ['美元现汇', 'CNY'],
    ['港币现钞', 'CNY'],
    ['米ドル', 'CNY'],
    ['英ポンド', 'CNY'],
    ['香港ドル', 'USD'],
    ['メキシコ ペソ', 'JPY'],
    ['メキシコペソ', 'JPY'],
    ['人民元', 'JPY'],
    ['日本円', 'CNY'],
    ['840', 'CNY'],
  ])('%s names another than %s', (cell, currency) => {
    expect(cellSays(cell, currency)).toBe('other');
  });
});

describe('a word of a column of currencies', () => {
  it.each([
    ['Pound Sterling', 'GBP'],
    ['Peso mexicano', 'MXN'],
    ['Pesos', 'MXN'],
    ['US Dollar', 'USD'],
    ['Libra esterlina', 'GBP'],
    ['Yuan renminbi', 'CNY'],
    ['Chinese Yuan', 'CNY'],
    ['人民元', 'CNY'],
    ['中国人民元', 'CNY'],
    ['人民币现钞', 'CNY'],
    ['CNH', 'CNY'],
    ['米ドル', 'USD'],
    ['港幣', 'HKD'],
    ['英国ポンド', 'GBP'],
  ])('%s says that it is that of a programme in %s', (cell, currency) => {
    expect(cellSays(cell, currency)).toBe('own');
  });

  it.each(['01', '000', 'XXQ', '默认', 'Local', '?'])('%s says nothing that is known', (cell) => {
    expect(cellSays(cell, 'CNY')).toBe('unknown');
  });

  it.each(['', ' ', '本币', '本位币'])('“%s” says nothing', (cell) => {
    expect(cellSays(cell, 'CNY')).toBe('unsaid');
  });
});

it.each([
  ['CNY 680', 'CNY', 'own'],
  ['680元', 'CNY', 'unsaid'],
  ['¥680', 'CNY', 'unsaid'],
  ['680', 'CNY', 'unsaid'],
  ['JPY 15000', 'CNY', 'other'],
])('an amount %s of a programme in %s says %s', (amount, currency, said) => {
  expect(amountSays(amount, currency)).toBe(said);
});

it.each([
  ['Importe (pesos mexicanos)', 'CNY', true],
  ['Importe (pesos mexicanos)', 'MXN', false],
  ['Amount (Pound Sterling)', 'CNY', true],
  ['US Dollar amount', 'HKD', true],
  ['Importe real', 'CNY', false],
  ['Paid in gold', 'CNY', false],
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
  ['Amount (THB)', 'CNY', true],
  ['Credit (inr)', 'CNY', true],
  ['Amount (usd)', 'CNY', true],
  ['Amount (usd)', 'USD', false],
  ['金额(SEK)', 'CNY', true],
  ['Importe (neto)', 'CNY', false],
  ['Abono$', 'MXN', false],
  ['Haber€', 'EUR', false],
  ['Total¥', 'CNY', false],
  ['Total¥', 'EUR', true],
  ['TOTAL ALL', 'CNY', false],
])('a head %s of a programme in %s names another: %s', (head, currency, is) => {
  expect(headSays(head, currency) === 'other').toBe(is);
});
