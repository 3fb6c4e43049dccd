import { randomFillSync } from 'node:crypto';

const atOnce = 256;

/**
 * Returns random nonces of the given size, each to be used at once; many are drawn together, because a draw costs
 * more than its bytes.
 */
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
