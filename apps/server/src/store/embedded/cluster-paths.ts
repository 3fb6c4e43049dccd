import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../error-code.js';

/** Where the built-in database keeps its files. */
export interface ClusterPaths {
  data_dir: string;
  /** PGDATA. */
  cluster: string;
  /** Holds the unix socket and the fifo that counts the processes in use; 0700. */
  run_dir: string;
  fifo: string;
  log_file: string;
}

/** sun_path holds 108 bytes on Linux and 104 on macOS, with the closing zero. */
const longestSocketPath = 103;
export const socketName = '.s.PGSQL.5432';

/** Parents first: a recursive mkdir with a mode would give the parents that mode too. */
function makePrivateDir(dir: string): void {
  mkdirSync(join(dir, '..'), { recursive: true });
  try {
    mkdirSync(dir, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}

/** A short directory under /tmp, the same for every process that uses this data directory. */
function shortRunDir(data_dir: string): string {
  const dir = join('/tmp', `skillcert-${createHash('sha256').update(data_dir).digest('hex').slice(0, 16)}`);
  makePrivateDir(dir);
  const found = lstatSync(dir);
  const owner = lstatSync(data_dir).uid;
  const trusted = new Set([process.getuid?.(), owner, 65_534]);
  if (!found.isDirectory() || !trusted.has(found.uid) || (found.mode & 0o077) !== 0) {
    throw new Error(
      `${dir} belongs to somebody else, and the database's socket must go there because DATA_DIR's path is too long ` +
        'for a socket. Remove that directory or choose a shorter DATA_DIR.',
    );
  }
  return dir;
}

/** Creates the directories that must exist before the first start and names all others. */
export function clusterPaths(data_dir: string): ClusterPaths {
  makePrivateDir(data_dir);
  const real = realpathSync(data_dir);
  const near = join(real, 'run');
  const fits = Buffer.byteLength(join(near, socketName)) <= longestSocketPath;
  if (fits) makePrivateDir(near);
  const run_dir = fits ? near : shortRunDir(real);
  if (fits && process.getuid?.() === lstatSync(run_dir).uid) chmodSync(run_dir, 0o700);
  return {
    data_dir: real,
    cluster: join(real, 'postgres'),
    run_dir,
    fifo: join(run_dir, 'in-use'),
    log_file: join(real, 'postgres.log'),
  };
}
