import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterPaths } from './cluster-paths.js';
import type { Binaries } from './find-binaries.js';

interface OtherUser {
  uid: number;
  gid: number;
}

const succeedsAs = (user: OtherUser, command: string, args: string[]) =>
  spawnSync(command, args, { uid: user.uid, gid: user.gid, cwd: '/', stdio: 'ignore' }).status === 0;

/** A copy in the data directory; renamed into place, because two processes can be at it. */
function copyInto(paths: ClusterPaths, binaries: Binaries): string {
  const copy = join(paths.data_dir, `engine-${binaries.version}`);
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${randomUUID()}`;
  cpSync(binaries.native_dir, draft, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(draft, copy);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

/**
 * Sees to it that another user can run the binaries and use the data: opens the data directory for passing through, and
 * copies the binaries there when node_modules lies under a directory that user cannot enter (such as /root).
 * @returns the native directory to use
 */
export function makeReachable(paths: ClusterPaths, binaries: Binaries, user: OtherUser): string {
  chmodSync(paths.data_dir, 0o711); // its content stays closed: each file and directory has its own mode
  if (!succeedsAs(user, 'test', ['-w', paths.run_dir])) {
    throw new Error(
      `PostgreSQL does not run as root, and user ${user.uid} cannot reach DATA_DIR (${paths.data_dir}). ` +
        'Put DATA_DIR where every parent directory can be entered (such as /var/lib/skillcert), or start SkillCert as an ordinary user.',
    );
  }
  const canRun = succeedsAs(user, join(binaries.native_dir, 'bin', 'postgres'), ['--version']);
  return canRun ? binaries.native_dir : copyInto(paths, binaries);
}
