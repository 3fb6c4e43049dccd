import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from './run-folder.js';

const nobody = 65534;
const debianFolder = '/usr/lib/postgresql';
// A clock that tests have moved is not for a database: its timers would never go off.
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^LD_PRELOAD$|^FAKETIME/.test(name)),
);
const user = { env, ...(process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}) };

/** A PostgreSQL of Debian's, in a folder of its own. */
export interface ThrowawayPostgres {
  readonly database_url: string;
  /** kill -9 of the postmaster, then a new start on the same files. */
  readonly crash: () => Promise<void>;
  readonly discard: () => Promise<void>;
}

const findBinaries = () =>
  existsSync(debianFolder)
    ? readdirSync(debianFolder)
        .map((version) => join(debianFolder, version, 'bin'))
        .find((folder) => existsSync(join(folder, 'initdb')))
    : undefined;

const initialise = (bin: string, folder: string) => {
  if ('uid' in user) chownSync(folder, nobody, nobody);
  chmodSync(folder, 0o700);
  const args = ['-N', '-D', join(folder, 'data'), '-U', 'skillcert', '--locale=C.UTF-8', '-A', 'trust'];
  const made = spawnSync(join(bin, 'initdb'), args, user);
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
};

const waitUntilAccepting = async (bin: string, folder: string, child: ChildProcess) => {
  for (let tries = 0; tries < 300; tries += 1) {
    if (spawnSync(join(bin, 'pg_isready'), ['-h', folder]).status === 0) return true;
    if (child.exitCode !== null) return false;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
};

const start = async (bin: string, folder: string): Promise<ChildProcess> => {
  // The children of a killed postmaster leave a moment after it; until then the files are theirs.
  for (let tries = 0; tries < 20; tries += 1) {
    const args = ['-D', join(folder, 'data'), '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'];
    const child = spawn(join(bin, 'postgres'), args, { ...user, stdio: 'ignore' });
    if (await waitUntilAccepting(bin, folder, child)) return child;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The throw-away PostgreSQL did not start.');
};

const endBy = async (child: ChildProcess, signal: 'SIGINT' | 'SIGKILL') => {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
};

/** Starts one; undefined where Debian's binaries are not installed. */
export const startThrowawayPostgres = async (): Promise<ThrowawayPostgres | undefined> => {
  const bin = findBinaries();
  if (!bin) return undefined;
  const folder = newFolder();
  initialise(bin, folder);
  let child = await start(bin, folder);
  return {
    database_url: `postgresql://skillcert@/postgres?host=${encodeURIComponent(folder)}`,
    crash: async () => {
      await endBy(child, 'SIGKILL');
      child = await start(bin, folder);
    },
    discard: async () => {
      await endBy(child, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
