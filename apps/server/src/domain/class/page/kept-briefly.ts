const most = 500;

/**
 * Keeps answers for a while under their keys, so that a rush of readers costs one of each. A failure is not kept.
 * `now` in milliseconds.
 */
export const keptBriefly = <Value>(kept_ms: number, now: () => number) => {
  const kept = new Map<string, { readonly value: Promise<Value>; readonly until: number }>();
  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const known = kept.get(key);
    if (known && now() < known.until) return known.value;
    if (kept.size >= most) kept.clear();
    const value = make();
    kept.set(key, { value, until: now() + kept_ms });
    value.catch(() => kept.delete(key));
    return value;
  };
};
