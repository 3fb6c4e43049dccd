/** Encodes at a quality from 0 to 1. */
type Encode = (quality: number) => Promise<Blob>;

const step = 0.08;
const lowest = 0.4;

/**
 * The picture at the wished quality, or at the next lower one that keeps the limit. Null if even the lowest does
 * not: below it faces become blocks.
 */
export const encodeWithin = async (
  encode: Encode,
  quality: number,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<Blob | null> => {
  for (let at = quality; at >= Math.min(lowest, quality); at -= step) {
    const blob = await encode(at);
    if (blob.size <= maxBytes) return blob;
  }
  return null;
};
