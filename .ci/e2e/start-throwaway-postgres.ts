import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const nobody = 65534;
const debianFolder = '/usr/lib/postgresql';

const binaries = () =>
  existsSync(debianFolder)
    ? readdirSync(debianFolder)
        .map((version) => join(debianFolder, version, 'bin'))
        .find((folder) => existsSync(join(folder, 'initdb')))
    : undefined;

const waitUntilAccepting = async (bin: string, folder: string, child: ChildProcess) => {
  for (let tries = 0; tries < 100; tries += 1) {
    if (spawnSync(join(bin, 'pg_isready'), ['-h', folder]).status === 0) return;
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The throw-away PostgreSQL did not start.');
};

/** A PostgreSQL of Debian's, thrown away after the tests; undefined where its binaries are not installed. */
export const startThrowawayPostgres = async () => {
  const bin = binaries();
  if (!bin) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'skillcert-pg-'));
  const asRoot = process.getuid?.() === 0;
  const user = asRoot ? { uid: nobody, gid: nobody } : {};
  if (asRoot) chownSync(folder, nobody, nobody);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-N', '-D', data, '-U', 'skillcert', '--locale=C.UTF-8', '-A', 'trust'],
    user,
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const child = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off', '-c', 'max_connections=100'],
    { ...user, stdio: 'ignore' },
  );
  await waitUntilAccepting(bin, folder, child);
  return {
    database_url: `postgresql://skillcert@/postgres?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      child.kill('SIGINT');
      await new Promise((resolve) => child.once('exit', resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
