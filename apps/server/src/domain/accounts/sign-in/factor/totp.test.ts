import { describe, expect, it } from 'vitest';
import { base32 } from '../../../../platform/crypto/base32.js';
import { stepAt, totpOf } from './totp.js';

const secret = Buffer.from('12345678901234567890');

describe('one-time codes', () => {
  // RFC 6238, appendix B, the rows of SHA-1.
  it.each([
    [59, '0000000000000001', '94287082'],
    [1111111109, '00000000023523EC', '07081804'],
    [1111111111, '00000000023523ED', '14050471'],
    [1234567890, '000000000273EF07', '89005924'],
    [2000000000, '0000000003F940AA', '69279037'],
    [20000000000, '0000000027BC86AA', '65353130'],
  ])('are at %i s those of RFC 6238', (seconds, step, code) => {
    expect(stepAt(new Date(seconds * 1000))).toBe(Number(`0x${step}`));
    expect(totpOf(secret, stepAt(new Date(seconds * 1000)), 8)).toBe(code);
  });

  // RFC 4226, appendix D.
  it.each(
    '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'
      .split(' ')
      .map((code, step) => [step, code] as const),
  )('are at step %i those of RFC 4226', (step, code) => {
    expect(totpOf(secret, step)).toBe(code);
  });
});

// RFC 4648, section 10, without the padding, which authenticator apps do not want.
it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('base32 writes %j as %j', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written);
});
