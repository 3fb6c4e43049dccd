/** A contestant: does its work once and returns the number of units. */
export interface Contestant {
  readonly name: string;
  readonly run: () => number | Promise<number>;
}

/** The median of the values; not a number if there are none. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/**
 * Runs the contestants in turn, round by round, so that a slow minute of the machine hits all of them, and prints
 * the median rate of each and its ratio to the first, the baseline.
 */
export const compare = async (
  unit: string,
  contestants: readonly Contestant[],
  rounds = 5,
): Promise<void> => {
  const rates = new Map<string, number[]>(contestants.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, run } of contestants) {
      const began = performance.now();
      const units = await run();
      const rate = units / ((performance.now() - began) / 1000);
      // The first round warms up.
      if (round > 0) rates.get(name)?.push(rate);
    }
  }
  const baseline = median(rates.get(contestants[0]?.name ?? '') ?? []);
  for (const [name, measured] of rates) {
    const rate = median(measured);
    const spread = `${Math.round(Math.min(...measured))}–${Math.round(Math.max(...measured))}`;
    process.stdout.write(
      `  ${name.padEnd(44)} ${String(Math.round(rate)).padStart(11)} ${unit}/s  [${spread}]  ×${(rate / baseline).toFixed(2)}\n`,
    );
  }
};
