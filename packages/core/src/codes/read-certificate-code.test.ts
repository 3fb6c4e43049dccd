import { expect, it } from 'vitest';
import { certificateCodeIn, readCertificateCode } from './read-certificate-code.js';

const says = 'SC2/MFRGGZDF/S000131000001263000058/2026-12-18';
const code = `${says}/${'7'.repeat(102)}Y`;

it('takes a code apart into its statement and 64 bytes of a signature', () => {
  const read = readCertificateCode(code);
  expect(read).toMatchObject({ key_id: 'MFRGGZDF', says });
  expect(read?.certificate).toEqual({ certificate_no: 'S000131000001263000058', issued_on: '2026-12-18' });
  expect(read?.signature).toEqual(new Uint8Array(64).fill(255));
});

it.each([
  '',
  'S000131000001263000058',
  code.toLowerCase(),
  code.slice(0, -1),
  `${code}A`,
  `${code.slice(0, -1)}Z`,
  `${code}\n`,
  code.replace('2026-12-18', '2026-12-1'),
  code.replace('SC2', 'SC1'),
])('reads no other text: %s', (text) => {
  expect(readCertificateCode(text)).toBeUndefined();
});

it('finds the code in what a scanner types: alone, or in the address of the check', () => {
  const address = `https://cert.example.org/verify/S000131000001263000058#${code}`;
  const inChinese = code.replaceAll('/', '、').replaceAll('-', '——');
  expect([code, address, ` ${address} `, inChinese].map(certificateCodeIn)).toEqual([code, code, code, code]);
  for (const other of ['', 'S000131000001263000058', 'https://cert.example.org/verify/1', `x${code}`])
    expect(certificateCodeIn(other)).toBeUndefined();
});
