import { createHash } from 'node:crypto';
import { lstatSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivateDir } from '../make-private-dir.js';

/** The files of the built-in database. */
export interface ClusterPaths {
  data_dir: string;
  /** PGDATA. */
  cluster: string;
  /** postmaster.pid, which names the server that runs on the cluster. */
  lock_file: string;
  /** Holds the unix socket and the fifo that counts the processes in use; 0700. */
  run_dir: string;
  socket_lock_file: string;
  fifo: string;
  log_file: string;
}

/** sun_path holds 108 bytes on Linux and 104 on macOS, with the closing zero. */
const longestSocketPath = 103;
const socketName = '.s.PGSQL.5432';

/** A short directory under /tmp, the same for every process that uses this data directory. */
function shortRunDir(data_dir: string): string {
  const dir = join('/tmp', `skillcert-${createHash('sha256').update(data_dir).digest('hex').slice(0, 16)}`);
  makePrivateDir(dir);
  const found = lstatSync(dir);
  const nobody = 65_534;
  const trusted = [
    process.getuid?.(),
    lstatSync(data_dir).uid,
    ...(process.getuid?.() === 0 ? [nobody] : []),
  ];
  if (!found.isDirectory() || !trusted.includes(found.uid) || (found.mode & 0o077) !== 0) {
    throw new Error(
      `${dir} belongs to somebody else, and the database's socket must go there because DATA_DIR's path is too long ` +
        'for a socket. Remove that directory or choose a shorter DATA_DIR.',
    );
  }
  return dir;
}

/** Makes the directories that must exist before the first start, and names everything in them. */
export function clusterPaths(data_dir: string): ClusterPaths {
  makePrivateDir(data_dir);
  const real = realpathSync(data_dir);
  const near = join(real, 'run');
  const fits = Buffer.byteLength(join(near, socketName)) <= longestSocketPath;
  if (fits) makePrivateDir(near);
  const run_dir = fits ? near : shortRunDir(real);
  const cluster = join(real, 'postgres');
  return {
    data_dir: real,
    cluster,
    lock_file: join(cluster, 'postmaster.pid'),
    run_dir,
    socket_lock_file: join(run_dir, `${socketName}.lock`),
    fifo: join(run_dir, 'in-use'),
    log_file: join(real, 'postgres.log'),
  };
}
