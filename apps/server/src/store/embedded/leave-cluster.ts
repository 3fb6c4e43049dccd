import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { readLock } from './clear-stale-lock.js';
import type { ClusterPaths } from './cluster-paths.js';
import { presenceName } from './join-cluster.js';

const pause = 10;
const watcherPatience = 1_500;
const stopPatience = 30_000;

/** Whether other processes of ours are connected; "no" when the server cannot say. */
async function othersRemain(presence: pg.Client): Promise<boolean> {
  try {
    const { rowCount } = await presence.query(
      'select from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()',
      [presenceName],
    );
    return Boolean(rowCount);
  } catch {
    return false;
  }
}

async function gone(lockFile: string, lock: string, forAtMost: number): Promise<boolean> {
  for (const until = Date.now() + forAtMost; Date.now() < until; await sleep(pause)) {
    if (readLock(lockFile)?.split('\n')[0] !== lock.split('\n')[0]) return true;
  }
  return false;
}

/**
 * Lets go of the cluster. The watcher beside PostgreSQL stops it when we were the last; we wait for that, and ask
 * PostgreSQL ourselves when there is no watcher (it was killed, or the file system has no fifos).
 */
export async function leaveCluster(
  paths: ClusterPaths,
  presence: pg.Client,
  letGo: () => void,
  logger: Logger,
): Promise<void> {
  const lockFile = join(paths.cluster, 'postmaster.pid');
  const lock = readLock(lockFile);
  const stays = await othersRemain(presence);
  await presence.end().catch(() => undefined);
  letGo();
  if (stays || lock === undefined) return;
  if (await gone(lockFile, lock, watcherPatience)) return;
  try {
    process.kill(Number(lock.split('\n')[0]), 'SIGINT');
  } catch {
    return; // it has gone meanwhile
  }
  if (!(await gone(lockFile, lock, stopPatience))) {
    logger.warn('the built-in database is still stopping; the next start waits for it');
  }
}
