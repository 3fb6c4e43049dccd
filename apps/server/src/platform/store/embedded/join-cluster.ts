import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { clearStaleLock, readLock } from './clear-stale-lock.js';
import type { ClusterPaths } from './cluster-paths.js';
import { connectPresence } from './connect-presence.js';
import type { Engine } from './engine.js';
import { findOwners } from './find-owners.js';
import { startPostmaster } from './start-postmaster.js';

const pause = 15;
/** Recovery after a crash can take minutes on a slow disk. */
const patience = 300_000;
const failedStartsAllowed = 3;
const blindPause = 3_000;

function lastLogLines(log_file: string): string {
  try {
    return readFileSync(log_file, 'utf8').trimEnd().split('\n').slice(-5).join('\n');
  } catch {
    return '(no log)';
  }
}

/**
 * Starts the server unless a live process already works in the cluster. The remains of a killed server are cleared
 * first, but only if /proc proves that nobody works there.
 */
function startIfNobodyDoes(paths: ClusterPaths, engine: Engine): ChildProcess | undefined {
  // The locks are read before the owners are looked for: a lock that appears in between is not evaluated.
  const locks = [paths.lock_file, paths.socket_lock_file].map((file) => ({ file, text: readLock(file) }));
  const owners = findOwners(paths.cluster);
  if (owners && owners.length > 0) return undefined;
  for (const { file, text } of locks) {
    if (owners && text !== undefined) clearStaleLock(file, text);
  }
  return startPostmaster(paths, engine);
}

const hasEnded = (child: ChildProcess) =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null;

/**
 * Joins the server that runs on this cluster, or starts one. Waits while one is starting, recovering or stopping.
 * @returns a connection that marks this process as a user of the cluster
 * @throws with PostgreSQL's own last words if it cannot be started
 */
export async function joinCluster(paths: ClusterPaths, engine: Engine): Promise<pg.Client> {
  const giveUpAt = Date.now() + patience;
  let child: ChildProcess | undefined;
  let failedStarts = 0;
  while (failedStarts < failedStartsAllowed && Date.now() < giveUpAt) {
    const client = await connectPresence(paths.run_dir);
    if (client) return client;
    if (child && hasEnded(child)) {
      child = undefined;
      failedStarts += 1;
      // Without /proc the other process, whose lock stopped ours, cannot be seen: it gets time to come up.
      if (process.platform !== 'linux') await sleep(blindPause);
    }
    child ??= startIfNobodyDoes(paths, engine);
    await sleep(pause);
  }
  throw new Error(
    `The built-in database in ${paths.cluster} does not start. Its last words, from ${paths.log_file}:\n${lastLogLines(paths.log_file)}`,
  );
}
