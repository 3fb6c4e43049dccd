import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { cleanEnv } from './clean-env.js';
import type { ClusterPaths } from './cluster-paths.js';
import type { Engine } from './engine.js';
import { commandFor } from './run-as.js';

/**
 * `cat` reads the fifo that every process using the cluster holds open, and ends when the last of them has closed it
 * or was killed. Then, and only while postmaster.pid still names the PostgreSQL this shell became, PostgreSQL is asked
 * to stop. The double bracket makes the watcher nobody's child, for PostgreSQL takes strange children for crashes.
 */
const stopWithLastUser = `
pid=$$
( ( cat "$1" >/dev/null 2>&1; [ "$(head -n 1 "$2" 2>/dev/null)" = "$pid" ] && kill -INT "$pid" ) & )
shift 2
exec "$@"`;

// A temporary database need not reach the disk; and background maintenance would change a plan now and then.
const passing = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' };

/** Settings on the command line win over postgresql.conf; no statement or key value reaches the log. */
const settings = (paths: ClusterPaths, engine: Engine) => ({
  listen_addresses: '',
  unix_socket_directories: `"${paths.run_dir.replaceAll('"', '""')}"`,
  unix_socket_permissions: '0700',
  port: '5432',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_timezone: 'UTC',
  timezone: 'UTC',
  ...(engine.durable ? {} : passing),
});

const longestLog = 10_000_000;

/** One older log is kept. */
function openLog(log_file: string): number {
  const size = statSync(log_file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > longestLog) renameSync(log_file, `${log_file}.1`);
  return openSync(log_file, 'a', 0o600);
}

/** Starts PostgreSQL in a process group of its own, so that a terminal's Ctrl-C reaches only us. */
export function startPostmaster(paths: ClusterPaths, engine: Engine): ChildProcess {
  const log = openLog(paths.log_file);
  const postgres = [join(engine.native_dir, 'bin', 'postgres'), '-D', paths.cluster];
  for (const [name, value] of Object.entries(settings(paths, engine)))
    postgres.push('-c', `${name}=${value}`);
  const { command, args, identity } = commandFor(engine.runAs, 'sh', [
    '-c',
    stopWithLastUser,
    'postgres',
    paths.fifo,
    paths.lock_file,
    ...postgres,
  ]);
  const child = spawn(command, args, {
    ...identity,
    cwd: paths.data_dir,
    env: cleanEnv(engine.library_path),
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  child.on('error', () => undefined);
  child.unref();
  return child;
}
