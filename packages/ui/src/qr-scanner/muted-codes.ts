/** How long a code has to be out of sight before it counts again. */
const quietMs = 2_000;

/**
 * Tells whether a code that is seen counts: the camera sees the same one many times a second, and whoever holds it there does not hold it
 * there again. Two that are seen in turn do not wake each other.
 */
export const mutedCodes = (): ((code: string, now: number) => boolean) => {
  const seen = new Map<string, number>();
  return (code, now) => {
    for (const [each, at] of seen) if (now - at >= quietMs) seen.delete(each);
    const counts = !seen.has(code);
    seen.set(code, now);
    return counts;
  };
};
