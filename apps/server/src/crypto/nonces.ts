import { randomFillSync } from 'node:crypto';

const atOnce = 256;

/** Gives random nonces of so many bytes, each to be used at once; many are drawn together, since a draw costs more than its bytes. */
export const createNonces = (size: number): (() => Buffer) => {
  const drawn = Buffer.alloc(size * atOnce);
  let next = drawn.length;
  return () => {
    if (next === drawn.length) {
      randomFillSync(drawn);
      next = 0;
    }
    next += size;
    return drawn.subarray(next - size, next);
  };
};
