import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cleanEnv } from './clean-env.js';
import type { ClusterPaths } from './cluster-paths.js';
import type { Engine } from './engine.js';
import { commandFor } from './run-as.js';

const run = promisify(execFile);

/** With the C locale pg_trgm sees no Chinese characters; macOS knows no C.UTF-8. */
const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

/**
 * Makes the cluster when there is none: into a directory of our own, then renamed, so that of several processes
 * starting at once exactly one wins and nobody ever sees a half-made cluster.
 */
export async function initCluster(paths: ClusterPaths, engine: Engine): Promise<void> {
  if (existsSync(join(paths.cluster, 'PG_VERSION'))) return;
  const draft = `${paths.cluster}.init-${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  engine.own(draft);
  try {
    const { command, args, identity } = commandFor(engine.runAs, join(engine.native_dir, 'bin', 'initdb'), [
      `--pgdata=${draft}`,
      '--username=skillcert',
      '--auth=trust',
      '--encoding=UTF8',
      `--locale=${locale}`,
      '--no-instructions',
      ...(engine.durable ? [] : ['--no-sync']),
    ]);
    await run(command, args, { ...identity, cwd: paths.data_dir, env: cleanEnv(engine.library_dir) });
    renameSync(draft, paths.cluster);
  } catch (error) {
    if (existsSync(join(paths.cluster, 'PG_VERSION'))) return;
    const reason = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new Error(`The built-in database could not be created in ${paths.cluster}: ${reason}`, {
      cause: error,
    });
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
