/** Pairs lines with kept lines by their index. A line that has a partner may get another one, but never loses it. */
export const createPairs = () => {
  const kept = new Map<number, number>();
  const taken = new Map<number, number>();

  /** Gives each line on the path the kept line that was reached from it. */
  const turn = (first: number, last: number, from: ReadonlyMap<number, number>): void => {
    for (let at: number | undefined = last; at !== undefined; ) {
      const line: number = from.get(at) ?? first;
      const before = kept.get(line);
      kept.set(line, at);
      taken.set(at, line);
      at = line === first ? undefined : before;
    }
  };

  /** Searches for a free kept line, along lines that could have another partner as well. */
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
