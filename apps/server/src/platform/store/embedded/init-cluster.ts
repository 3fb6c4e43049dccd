import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { syncDir } from '../sync-dir.js';
import { cleanEnv } from './clean-env.js';
import type { ClusterPaths } from './cluster-paths.js';
import type { Engine } from './engine.js';
import { commandFor } from './run-as.js';

const run = promisify(execFile);

/** With the C locale PostgreSQL takes Chinese characters for no letters; macOS knows no C.UTF-8. */
const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

const versionFile = (paths: ClusterPaths) => join(paths.cluster, 'PG_VERSION');

function refuseOtherMajor(paths: ClusterPaths, engine: Engine): void {
  const made = readFileSync(versionFile(paths), 'utf8').trim();
  const major = engine.version.split('.')[0];
  if (made === major) return;
  throw new Error(
    `The data in ${paths.cluster} was made by PostgreSQL ${made}, and this release brings ${major}. ` +
      `Start the release that made it and move the data with its export, or run PostgreSQL ${made} yourself and set DATABASE_URL.`,
  );
}

/** Once there is a cluster, drafts are of no use: ours when we lost, and those of processes that were killed. */
function removeDrafts(paths: ClusterPaths): void {
  const drafts = readdirSync(paths.data_dir).filter((name) =>
    name.startsWith(`${basename(paths.cluster)}.init-`),
  );
  for (const draft of drafts) {
    try {
      rmSync(join(paths.data_dir, draft), { recursive: true, force: true });
    } catch {
      // Its initdb still writes; it will see that it lost and remove it itself.
    }
  }
}

async function runInitdb(paths: ClusterPaths, engine: Engine, draft: string): Promise<void> {
  const { command, args, identity } = commandFor(engine.runAs, join(engine.native_dir, 'bin', 'initdb'), [
    `--pgdata=${draft}`,
    '--username=skillcert',
    '--auth=trust', // the socket's directory is 0700 and there is no port
    '--encoding=UTF8',
    `--locale=${locale}`,
    ...(engine.durable ? [] : ['--no-sync']),
  ]);
  await run(command, args, { ...identity, cwd: paths.data_dir, env: cleanEnv(engine.library_path) });
}

/**
 * Makes the cluster when there is none: into a directory of our own, then renamed, so that of several processes
 * starting at once exactly one wins and nobody ever sees a half-made cluster.
 * @throws when it cannot be made, or was made by another major version
 */
export async function initCluster(paths: ClusterPaths, engine: Engine): Promise<void> {
  // Process numbers repeat where containers share a volume.
  const draft = `${paths.cluster}.init-${process.pid}-${randomUUID().slice(0, 8)}`;
  try {
    if (!existsSync(versionFile(paths))) {
      mkdirSync(draft, { mode: 0o700 });
      engine.own(draft);
      await runInitdb(paths, engine, draft);
      renameSync(draft, paths.cluster);
      if (engine.durable) syncDir(paths.data_dir);
    }
  } catch (error) {
    if (!existsSync(versionFile(paths))) {
      const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
      throw new Error(`The built-in database could not be created in ${paths.cluster}: ${said}`, {
        cause: error,
      });
    }
  }
  removeDrafts(paths);
  refuseOtherMajor(paths, engine);
}
