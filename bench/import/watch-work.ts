import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The duration of a piece of work, in milliseconds. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

const quantile = (values: readonly number[], q: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * q)] ?? Number.NaN;

/** Bytes as whole megabytes. */
export const mb = (bytes: number): string => (bytes / 1_048_576).toFixed(0);

/** The memory of the process after a garbage collection. */
export const atRest = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().rss;
};

/** The most memory that a process may hold above its level at rest. */
const hardLine = 300 * 1_048_576;
/** The longest wait of another user meanwhile, at the 95th percentile. */
const longestWait = 500;

interface Watch {
  /** The memory of the server before anything was sent. */
  readonly idle: number;
  /** The call of another user at the console, every tenth of a second meanwhile. */
  readonly look: () => Promise<unknown>;
  /** The name of that call. */
  readonly looking: string;
}

/** The cost of a piece of work: in words, and the figures that have a bound. */
interface Watched {
  readonly told: string;
  /** The most memory above the server's earlier level. */
  readonly added_bytes: number;
  /** The wait of other users. */
  readonly p95_ms: number;
}

/**
 * Does a piece of work and reports its time, its memory, and its effect on other users. The bench fails if either
 * bound is exceeded.
 */
export const watchWork = async (
  { idle, look, looking }: Watch,
  work: () => Promise<unknown>,
): Promise<Watched> => {
  let peak = process.memoryUsage().rss;
  const waits: number[] = [];
  const lookOnce = async () => {
    waits.push(await timed(look));
  };
  await lookOnce();
  waits.length = 0;
  const memory = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 20);
  const looks = setInterval(() => void lookOnce(), 100);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const took = await timed(work);
  delay.disable();
  clearInterval(memory);
  clearInterval(looks);
  const p95_ms = quantile(waits, 0.95);
  if (peak - idle > hardLine || p95_ms > longestWait) process.exitCode = 1;
  const told =
    `${(took / 1000).toFixed(1)} s, memory +${mb(peak - idle)} MB at most above ${mb(idle)} MB at rest (goal: 150, hard line ${mb(hardLine)}); ` +
    `${looking} meanwhile p50 ${quantile(waits, 0.5).toFixed(0)} ms, p95 ${p95_ms.toFixed(0)} ms (${longestWait} at most), ` +
    `event loop p99 ${(delay.percentile(99) / 1e6).toFixed(0)} ms, longest ${(delay.max / 1e6).toFixed(0)} ms`;
  return { told, added_bytes: peak - idle, p95_ms };
};
