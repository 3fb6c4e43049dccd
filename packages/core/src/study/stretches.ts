/** A stretch of a video in whole seconds: from its first one up to the one after its last. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * The seconds of stretches in order, each once, in as few stretches as possible. A stretch that ends before
 * it begins is ignored.
 */
export const joinStretches = (stretches: readonly Stretch[]): readonly Stretch[] => {
  const joined: Stretch[] = [];
  for (const { from, to } of [...stretches].sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (!(to > from)) continue;
    if (!last || from > last.to) joined.push({ from, to });
    else if (to > last.to) joined[joined.length - 1] = { from: last.from, to };
  }
  return joined;
};

/** The number of seconds in joined stretches. */
export const secondsIn = (joined: readonly Stretch[]): number =>
  joined.reduce((sum, { from, to }) => sum + to - from, 0);

/** The second after the last one of joined stretches; 0 where there is none. */
export const furthestOf = (joined: readonly Stretch[]): number => joined.at(-1)?.to ?? 0;

/** The parts of a stretch that no other joined stretch covers, in order. */
export const missingFrom = (joined: readonly Stretch[], { from, to }: Stretch): readonly Stretch[] => {
  const missing: Stretch[] = [];
  let at = from;
  for (const other of joined) {
    if (other.to <= at) continue;
    if (other.from >= to) break;
    if (other.from > at) missing.push({ from: at, to: other.from });
    at = other.to;
  }
  if (at < to) missing.push({ from: at, to });
  return missing;
};
