import { expect, it } from 'vitest';
import { besideNumbers, findNumbers, wholeNumber } from './find-numbers.js';

const numbers = {
  class_code: 'TC{yy}-{serial:4}',
  enrolment: '{class_code}-{serial:5}',
  ticket: '{class_code}-T{serial:4}',
  receipt: '{class_code}-R{serial:5}',
  invoice: '{class_code}-F{serial:5}',
};

it.each([
  ['报名费 TC26-0025-00298', ['TC26-0025-00298']],
  ['报名费TC26-0025-00298张三', ['TC26-0025-00298']],
  ['tc26 0025 00298', ['TC26-0025-00298']],
  ['TC26002500298', ['TC26-0025-00298']],
  ['ＴＣ２６－００２５－００２９８', ['TC26-0025-00298']],
  ['TC26—0025_00298', ['TC26-0025-00298']],
  ['TC26 - 0025 - 00298', ['TC26-0025-00298']],
  ['TC26-0025-00298、TC26-0025-00299，TC26-0025-00298', ['TC26-0025-00298', 'TC26-0025-00299']],
  ['TC26-10025-100298', ['TC26-10025-100298']],
  ['TC26-0025-T0010', []],
  ['TC26-0025-R00010', []],
  ['TC26-0025', []],
  ['XTC26-0025-00298', []],
  ['E12345678 310101199003078888', []],
  ['', []],
])('%s names %j', (text, found) => {
  expect(findNumbers(numbers, text)).toEqual(found);
});

it('reads the pattern of another programme', () => {
  const other = { ...numbers, class_code: 'C{yy}{serial:3}', enrolment: '{class_code}-{serial:4}' };
  expect(findNumbers(other, 'pago c26 104 / 0058 y C261040059')).toEqual(['C26104-0058', 'C26104-0059']);
});

it.each([
  ['tc26-0024-00296', 'TC26-0024-00296'],
  ['TC26002400296', 'TC26-0024-00296'],
  ['TC260024T0011', 'TC26-0024-T0011'],
  ['tc26 0024 t0011', 'TC26-0024-T0011'],
  ['TC26-0024', 'TC26-0024'],
  ['TC26002400296 TC26002400297', 'TC26002400296 TC26002400297'],
  ['李晓明', '李晓明'],
])('%s is %s as a whole', (text, whole) => {
  expect(wholeNumber(numbers, text)).toBe(whole);
});

it.each([
  ['报名费 tc260024-00296 卡6222020200112233', '报名费 tc260024-00296 卡#'],
  ['TC26002400296', 'TC26002400296'],
  ['26002400296', '#'],
  ['TC26-0024 6222020200112233', 'TC26-0024 #'],
])('of %s all but an enrolment number is changed', (text, changed) => {
  expect(besideNumbers(numbers, text, (rest) => rest.replace(/\d{7,}/g, '#'))).toBe(changed);
});
