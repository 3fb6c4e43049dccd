import { contract } from '@skillcert/api-client/contract';
import { expect, it } from 'vitest';
import { cleanCode, longestCode } from './clean-code.js';

const { input } = contract['class/updateReportOnline'];

const isTaken = (enrol_no: string) =>
  input.safeParse({
    class_id: 1,
    device: 'device-one',
    events: [{ nonce: 'nonce-one', enrol_no, scanned_at: '2026-11-21T03:00:00.000Z' }],
  }).success;

it('leaves a number or a code as it is written, however it was typed or scanned', () => {
  expect(cleanCode(' ｃ26-0104\t00058\n')).toBe('C26-010400058');
  expect(cleanCode('C26-0104-00058')).toBe('C26-0104-00058');
  expect(cleanCode('sc1、mf、c26——0104——00058')).toBe('SC1/MF/C26-0104-00058');
  expect(cleanCode(' \u200b\u0000 ')).toBe('');
});

it.each([
  ['marks that turn the direction', 'C26\u200e\u202e-1\u2066'],
  ['control characters and ends of lines', 'A\u0000B\u001bC\u009bD\u2028E\u2029F'],
  ['a half of a character', 'A\ud83dB\udc00'],
  ['a character on the edge of what fits', `${'A'.repeat(longestCode - 1)}😀😀`],
  ['letters whose capitals are more', 'ß'.repeat(longestCode)],
  ['signs that stand for many letters', '\ufdfa'.repeat(longestCode)],
  ['far too much', '字'.repeat(7_000)],
])('makes of %s something that a call takes', (_, scanned) => {
  expect(isTaken(cleanCode(scanned))).toBe(true);
});
