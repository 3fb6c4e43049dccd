import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { clearStaleLock, readLock } from './clear-stale-lock.js';
import { type ClusterPaths, socketName } from './cluster-paths.js';
import type { Engine } from './engine.js';
import { findOwners } from './find-owners.js';
import { startPostmaster } from './start-postmaster.js';

/** Every process holds one connection under this name: that is how a leaving one sees whether others remain. */
export const presenceName = 'skillcert-node';

const pause = 15;
const patience = 300_000;
const failedStartsAllowed = 3;

/** A presence connection to the running server, or undefined while there is none to talk to. */
async function connectPresence(paths: ClusterPaths): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    host: paths.run_dir,
    port: 5432,
    user: 'skillcert',
    database: 'postgres',
    application_name: presenceName,
    connectionTimeoutMillis: 2_000,
    query_timeout: 10_000,
    statement_timeout: 10_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return client;
  } catch {
    await client.end().catch(() => undefined);
    return undefined;
  }
}

function lastLogLines(paths: ClusterPaths): string {
  try {
    return readFileSync(paths.log_file, 'utf8').trimEnd().split('\n').slice(-5).join('\n');
  } catch {
    return '(no log)';
  }
}

/**
 * Starts the server unless a live process is already at work in the cluster. What a killed server left is cleared first,
 * but only where /proc proves that nobody works there.
 */
function startIfNobodyDoes(paths: ClusterPaths, engine: Engine): ChildProcess | undefined {
  const locks = [join(paths.cluster, 'postmaster.pid'), join(paths.run_dir, `${socketName}.lock`)];
  // The locks are read before the owners are looked for: a lock that appears in between is not judged.
  const judged = locks.map((file) => ({ file, text: readLock(file) }));
  const owners = findOwners(paths.cluster);
  if (owners && owners.length > 0) return undefined;
  for (const { file, text } of judged) {
    if (owners && text !== undefined) clearStaleLock(file, text);
  }
  return startPostmaster(paths, engine);
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/**
 * Joins the server that runs on this cluster, or starts one. Waits while one is starting, recovering or stopping.
 * @throws with PostgreSQL's own last words when it cannot be started
 */
export async function joinCluster(paths: ClusterPaths, engine: Engine): Promise<pg.Client> {
  const giveUpAt = Date.now() + patience;
  let child: ChildProcess | undefined;
  let failedStarts = 0;
  while (failedStarts < failedStartsAllowed && Date.now() < giveUpAt) {
    const client = await connectPresence(paths);
    if (client) return client;
    if (child && hasEnded(child)) {
      child = undefined;
      failedStarts += 1;
    }
    child ??= startIfNobodyDoes(paths, engine);
    await sleep(pause);
  }
  throw new Error(
    `The built-in database in ${paths.cluster} does not start. Its last words (${paths.log_file}):\n${lastLogLines(paths)}`,
  );
}
