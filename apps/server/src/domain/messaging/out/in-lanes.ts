/** The number of concurrent requests. */
const lanes = 20;

/** Does something for each, a few at a time, in their order. */
export const inLanes = async <Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> => {
  const results: Result[] = [];
  // All lanes take from the one iterator, so each gets the next item.
  const waiting = items.values();
  const runLane = async () => {
    for (const item of waiting) results.push(await work(item));
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
  return results;
};
