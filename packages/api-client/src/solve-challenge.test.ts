import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hasZeroBits, proofText } from './contract/browser.js';
import { solveChallenge } from './solve-challenge.js';

describe('hasZeroBits', () => {
  it.each([
    [[0x00, 0x00, 0xff], 16, true],
    [[0x00, 0x00, 0xff], 17, false],
    [[0x00, 0x01], 15, true],
    [[0x00, 0x01], 16, false],
    [[0x80], 0, true],
    [[0x80], 1, false],
    [[], 1, false],
    [[], 8, false],
  ])('of %j says for %i bits: %s', (bytes, bits, expected) => {
    expect(hasZeroBits(Uint8Array.from(bytes), bits)).toBe(expected);
  });
});

describe('solving a challenge', () => {
  it.each([1, 8, 12])('returns a text whose SHA-256 begins with %i zero bits', async (bits) => {
    const proof = await solveChallenge({ token: 'abc.def', bits });
    expect(proof).toMatch(/^abc\.def\.\d+$/);
    expect(hasZeroBits(createHash('sha256').update(proof).digest(), bits)).toBe(true);
  });

  it('starts at zero and takes the first that fits', async () => {
    expect(await solveChallenge({ token: 'abc', bits: 0 })).toBe(proofText('abc', 0));
  });

  it('stops when the caller gives up', async () => {
    const aborter = new AbortController();
    const solving = solveChallenge({ token: 'abc', bits: 200 }, aborter.signal);
    aborter.abort(new Error('given up'));
    await expect(solving).rejects.toThrow('given up');
  });
});
