import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { type Challenge, hasZeroBits, proofText } from './contract/browser.js';

/** The longest time to block the page, in milliseconds. */
const slice = 12;

const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Finds the number whose hash begins with the wanted zero bits: 65,536 tries on average for 16, a tenth of a second
 * here. In JavaScript because Web Crypto is absent from plain http hosts, and slower for short texts.
 * @returns the value of the proof header
 * @throws the reason of the signal when it is aborted
 */
export const solveChallenge = async (
  { token, bits }: Challenge,
  signal?: AbortSignal | undefined,
): Promise<string> => {
  let rested = performance.now();
  for (let solution = 0; ; solution += 1) {
    const proof = proofText(token, solution);
    if (hasZeroBits(sha256(utf8ToBytes(proof)), bits)) return proof;
    if (performance.now() - rested < slice) continue;
    await breathe();
    signal?.throwIfAborted();
    rested = performance.now();
  }
};
