/**
 * Rows in the order of their ranks, equal ones in the given order; rows with the rank -1 are last in both
 * directions. Places are counted: no row is compared.
 */
export const orderByRank = <Row>(
  rows: readonly Row[],
  ranks: readonly number[],
  descending: boolean,
): Row[] => {
  let most = -1;
  for (const rank of ranks) if (rank > most) most = rank;
  const stepOf = (rank: number) => (rank < 0 ? most + 1 : descending ? most - rank : rank);
  // First count the values of each rank, shifted by one; the running sum is the start of each rank.
  const places = new Uint32Array(most + 3);
  for (const rank of ranks) places[stepOf(rank) + 1] = (places[stepOf(rank) + 1] ?? 0) + 1;
  places.forEach((count, step) => {
    places[step] = count + (places[step - 1] ?? 0);
  });
  const ordered = new Array<Row>(rows.length);
  rows.forEach((row, at) => {
    const step = stepOf(ranks[at] ?? -1);
    const place = places[step] ?? 0;
    ordered[place] = row;
    places[step] = place + 1;
  });
  return ordered;
};
