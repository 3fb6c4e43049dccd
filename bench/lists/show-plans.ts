import pg from 'pg';
import type { openStore } from '../../apps/server/src/platform/store/open-store.js';

type Store = Awaited<ReturnType<typeof openStore>>;

interface Listing {
  readonly name: string;
  readonly run: () => Promise<unknown>;
}

const rounds = 20;

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The statements that a list sends to the database. */
const recorded = async (run: () => Promise<unknown>): Promise<readonly Statement[]> => {
  const sent: Statement[] = [];
  const client: { query: (...args: unknown[]) => unknown } = pg.Client.prototype;
  const { query } = client;
  client.query = function record(this: unknown, ...args: unknown[]) {
    const [first, second] = args;
    const { text = first, values = second }: { text?: unknown; values?: unknown } = Object(first);
    if (typeof text === 'string') sent.push({ text, values: Array.isArray(values) ? values : [] });
    return query.apply(this, args);
  };
  try {
    await run();
  } finally {
    client.query = query;
  }
  return sent;
};

/** The parts of a plan that read a table, each once. */
const readsOf = (plan: readonly string[]) => [
  ...new Set(
    plan.flatMap(
      (line) =>
        /(Parallel )?((?:Seq|Index Only|Index|Bitmap Index|Bitmap Heap) Scan)(?: Backward)?(?: using (\w+))? on (\w+)/
          .exec(line)
          ?.slice(2)
          .filter(Boolean)
          .join(' ') ?? [],
    ),
  ),
];

/** The parts of the plans of some statements that read the whole of a table, each once. */
export const wholeReads = async (
  { pool }: Pick<Store, 'pool'>,
  statements: readonly { readonly text: string; readonly values?: readonly unknown[] | undefined }[],
  table: string,
): Promise<readonly string[]> => {
  const plans = await Promise.all(
    statements.map(({ text, values = [] }) =>
      pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...values]),
    ),
  );
  const reads = plans.flatMap(({ rows }) => readsOf(rows.map((row) => row['QUERY PLAN'])));
  return [...new Set(reads)].filter((read) => read === `Seq Scan ${table}`);
};

/** Prints the time of lists (median and worst of twenty calls), and the scans of their statements. */
export const showPlans = async (store: Store, listings: readonly Listing[]): Promise<void> => {
  for (const { name, run } of listings) {
    await run();
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      await run();
      times.push(performance.now() - began);
    }
    const sorted = times.toSorted((a, b) => a - b);
    const [median = 0, worst = 0] = [sorted[rounds / 2], sorted.at(-1)];
    process.stdout.write(`  ${name}: median ${median.toFixed(1)} ms, worst ${worst.toFixed(1)} ms\n`);
    for (const { text, values } of await recorded(run)) {
      const { rows } = await store.pool.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, buffers) ${text}`,
        [...values],
      );
      process.stdout.write(`    ${readsOf(rows.map((row) => row['QUERY PLAN'])).join(' · ')}\n`);
    }
  }
};
