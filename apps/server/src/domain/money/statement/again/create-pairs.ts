/** Who may be whom, by place; a pair that is found never loses one of its ends, but may change partners for another. */
export const createPairs = () => {
  const kept = new Map<number, number>();
  const taken = new Map<number, number>();

  /** Gives each line on the way the kept line that was reached from it. */
  const turn = (first: number, last: number, from: ReadonlyMap<number, number>): void => {
    for (let at: number | undefined = last; at !== undefined; ) {
      const line: number = from.get(at) ?? first;
      const before = kept.get(line);
      kept.set(line, at);
      taken.set(at, line);
      at = line === first ? undefined : before;
    }
  };

  /** Looks for a kept line that is free, along lines that could be another one as well. */
  const place = (first: number, edges: (one: number) => readonly number[]): void => {
    const from = new Map<number, number>();
    const waiting = [first];
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      for (const other of edges(one)) {
        if (from.has(other)) continue;
        from.set(other, one);
        const holder = taken.get(other);
        if (holder === undefined) {
          turn(first, other, from);
          return;
        }
        waiting.push(holder);
      }
    }
  };

  return { kept: kept as ReadonlyMap<number, number>, isTaken: (other: number) => taken.has(other), place };
};
