interface Placed {
  /** Where its rank stands. */
  index: number;
}

/** Rows in the order of their ranks, equal ones as they came; what has no rank is last in both directions. No row is compared. */
export const orderByRank = <Row extends Placed>(
  rows: readonly Row[],
  ranks: readonly number[],
  descending: boolean,
): Row[] => {
  const ranked: Row[][] = [];
  const last: Row[] = [];
  for (const row of rows) {
    const rank = ranks[row.index] ?? -1;
    if (rank < 0) last.push(row);
    else {
      const equals = ranked[rank];
      if (equals) equals.push(row);
      else ranked[rank] = [row];
    }
  }
  if (descending) ranked.reverse();
  return [...ranked.flat(), ...last];
};
