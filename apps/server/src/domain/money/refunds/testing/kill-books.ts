import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Config } from '../../../../platform/settings/config.js';
import { bareEnv } from '../../../../testing/bare-env.js';

/** Results of processes that were killed. */
export interface KilledBooks {
  readonly tried: number;
  readonly done: number;
  readonly kills: number;
  readonly classes: readonly number[];
  /** Errors other than refusals. */
  readonly faults: readonly string[];
}

interface Said {
  readonly class_id?: number;
  readonly tried?: number;
  readonly done?: number;
  readonly fault?: string;
}

/** How many tries a process has made when it is killed, amid the next ones. */
const triesEach = 60;
const longestGrace = 40;

/** Runs one process, and kills it at an unpredictable moment with work under way. */
const killOne = async (entry: string, { data_dir, database_url }: Config, seed: number, tries: number) => {
  const child = spawn(process.execPath, [entry], {
    env: {
      ...bareEnv(),
      SKILLCERT_MODE: 'demo',
      DATA_DIR: data_dir,
      DATABASE_URL: database_url ?? '',
      SEED: String(seed),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let [tried, done] = [0, 0];
  const classes = new Set<number>();
  const faults: string[] = [];
  child.on('message', (said: Said) => {
    tried += said.tried ?? 0;
    done += said.done ?? 0;
    if (said.class_id) classes.add(said.class_id);
    if (said.fault) faults.push(said.fault);
    if (tried >= tries || said.fault) setTimeout(() => child.kill('SIGKILL'), seed % longestGrace);
  });
  const [code, signal] = await once(child, 'exit');
  if (signal !== 'SIGKILL') faults.push(`A process ended by itself: ${code}.`);
  return { tried, done, classes: [...classes], faults };
};

/** Has processes make at least `wanted` tries about money on one database, two at a time, and kills each process. */
export const killBooks = async (entry: string, config: Config, wanted: number): Promise<KilledBooks> => {
  const ended: Awaited<ReturnType<typeof killOne>>[] = [];
  const tried = () => ended.reduce((sum, one) => sum + one.tried, 0);
  const tries = Math.max(triesEach, Math.round(wanted / 20));
  for (let seed = 1; tried() < wanted && ended.every(({ faults }) => faults.length === 0); seed += 2) {
    ended.push(
      ...(await Promise.all([seed, seed + 1].map((each) => killOne(entry, config, each * 37, tries)))),
    );
  }
  return {
    tried: tried(),
    done: ended.reduce((sum, one) => sum + one.done, 0),
    kills: ended.length,
    classes: ended.flatMap(({ classes }) => classes),
    faults: ended.flatMap(({ faults }) => faults),
  };
};
