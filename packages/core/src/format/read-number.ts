/** A finite number out of a number or a decimal text; null for everything else, also '' and booleans. */
export const readNumber = (input: unknown): number | null => {
  if (typeof input === 'string' && !/^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i.test(input))
    return null;
  const value = typeof input === 'string' ? Number(input) : input;
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
};
