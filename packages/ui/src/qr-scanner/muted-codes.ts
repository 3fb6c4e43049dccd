/** The time that a code must be out of sight before it counts again. */
const quietMs = 2_000;

/**
 * Decides whether a seen code counts: the camera sees the same one many times a second, while it is held there only
 * once. Two codes seen in turn do not reset each other.
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
