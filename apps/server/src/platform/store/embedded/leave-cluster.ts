import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { readLock } from './clear-stale-lock.js';
import type { ClusterPaths } from './cluster-paths.js';
import { leavingName, presenceName } from './connect-presence.js';
import { findOwners } from './find-owners.js';

const pause = 10;
const watcherPatience = 1_500;
const stopPatience = 30_000;

const serverPid = (paths: ClusterPaths) => readLock(paths.lock_file)?.split('\n')[0];

/**
 * Whether other processes of ours stay; false if the server cannot say. Processes that leave at once each announce it
 * before they count, so that the last of them knows that it is.
 */
async function othersRemain(presence: pg.Client): Promise<boolean> {
  try {
    await presence.query(`set application_name = '${leavingName}'`);
    const { rowCount } = await presence.query('select from pg_stat_activity where application_name = $1', [
      presenceName,
    ]);
    return Boolean(rowCount);
  } catch {
    return false;
  }
}

async function stopped(paths: ClusterPaths, pid: string, forAtMost: number): Promise<boolean> {
  for (const until = Date.now() + forAtMost; Date.now() < until; await sleep(pause)) {
    // The file goes a moment before the process does.
    if (serverPid(paths) !== pid && !findOwners(paths.cluster)?.includes(Number(pid))) return true;
  }
  return false;
}

/**
 * Leaves the cluster. The watcher beside PostgreSQL stops it if we were the last; we wait for that, and ask
 * PostgreSQL ourselves if there is no watcher (it was killed, or the file system has no fifos).
 */
export async function leaveCluster(
  paths: ClusterPaths,
  presence: pg.Client,
  letGo: () => void,
  logger: Logger,
): Promise<void> {
  const pid = serverPid(paths);
  const stays = await othersRemain(presence);
  await presence.end().catch(() => undefined);
  letGo();
  if (stays || pid === undefined || (await stopped(paths, pid, watcherPatience))) return;
  try {
    process.kill(Number(pid), 'SIGINT');
  } catch {
    return; // it has gone meanwhile
  }
  if (!(await stopped(paths, pid, stopPatience))) {
    logger.warn('the built-in database is still stopping; the next start waits for it');
  }
}
