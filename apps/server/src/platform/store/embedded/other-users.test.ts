import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildStoreProcess } from '../../../testing/build-store-process.js';
import { type StoreProcess, startStoreProcess } from '../../../testing/start-store-process.js';
import { type Binaries, findBinaries } from './find-binaries.js';
import { findOwners } from './find-owners.js';

const nobody = 65_534;

let built: Awaited<ReturnType<typeof buildStoreProcess>>;
let root: string;
let data_dir: string;
let running: StoreProcess[];
beforeAll(async () => {
  built = await buildStoreProcess({ forAnyUser: true });
});
afterAll(() => built.remove());
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'users-'));
  chmodSync(root, 0o755);
  data_dir = join(root, 'data');
  running = [];
});
afterEach(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all(running.map(({ exited }) => exited));
  const cluster = join(data_dir, 'postgres');
  if (existsSync(cluster)) await expect.poll(() => findOwners(cluster)).toEqual([]);
  rmSync(root, { recursive: true, force: true });
});

const start = (options: Parameters<typeof startStoreProcess>[2]) => {
  const process = startStoreProcess(built.entry, data_dir, { binaries: findBinaries(), ...options });
  running.push(process);
  return process;
};
const close = async (process: StoreProcess) => {
  process.tell('close');
  await process.hear('closed');
};

/** npm's package as it is before any install script ran: without the library links. */
function unlinkedBinaries(): Binaries {
  const found = findBinaries();
  const native_dir = join(root, 'package', 'native');
  mkdirSync(join(root, 'package'));
  execFileSync('cp', ['-a', found.native_dir, native_dir]);
  execFileSync('find', [join(native_dir, 'lib'), '-maxdepth', '1', '-type', 'l', '-delete']);
  return { ...found, native_dir };
}

const linksIn = (dir: string) =>
  readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isSymbolicLink()).length;

/** A PATH on which `unshare` is not found, as where a container's rules forbid it. */
function pathWithoutUnshare(): string {
  const dir = join(root, 'bin');
  mkdirSync(dir);
  for (const tool of ['sh', 'cat', 'head', 'mkfifo', 'test'])
    symlinkSync(join('/usr/bin', tool), join(dir, tool));
  return dir;
}

describe.runIf(process.platform === 'linux')('the libraries', () => {
  it('are linked in place when the install script did not run', async () => {
    const binaries = unlinkedBinaries();
    const store = start({ binaries });
    await store.hear('ready');
    expect(linksIn(join(binaries.native_dir, 'lib'))).toBe(14);
    expect(existsSync(join(data_dir, 'libraries'))).toBe(false);
    await close(store);
  });
});

describe.runIf(process.platform === 'linux' && process.getuid?.() === 0)('where root is there', () => {
  it('an ordinary user starts it from packages that only root can write', async () => {
    const binaries = unlinkedBinaries();
    mkdirSync(data_dir, { mode: 0o700 });
    chownSync(data_dir, nobody, nobody);
    const store = start({ binaries, uid: nobody });
    await store.hear('ready');
    expect(linksIn(join(binaries.native_dir, 'lib'))).toBe(0);
    expect(linksIn(join(data_dir, 'libraries'))).toBe(14);
    expect(statSync(join(data_dir, 'postgres')).uid).toBe(nobody);
    await close(store);
  });

  it('root starts it as root of a namespace, so that the files stay its own', async () => {
    const store = start({});
    await store.hear('ready');
    expect(statSync(join(data_dir, 'postgres')).uid).toBe(0);
    await close(store);
  });

  it('root starts it as nobody where namespaces are forbidden, from a copy when nobody cannot reach the packages', async () => {
    const binaries = unlinkedBinaries();
    chmodSync(join(root, 'package'), 0o700);
    const options = { binaries, env: { PATH: pathWithoutUnshare() } };
    const store = start(options);
    await store.hear('ready');
    const second = start(options);
    await second.hear('ready');
    expect(statSync(join(data_dir, 'postgres')).uid).toBe(nobody);
    expect(readdirSync(data_dir)).toContain(`engine-${binaries.version}`);
    expect(statSync(data_dir).mode & 0o777).toBe(0o711);
    await close(store);
    await close(second);
  });

  it('root goes on with data that another user owns, as that user', async () => {
    mkdirSync(data_dir, { mode: 0o700 });
    chownSync(data_dir, nobody, nobody);
    const binaries = unlinkedBinaries();
    const first = start({ binaries, uid: nobody });
    await first.hear('ready');
    await close(first);
    const second = start({ binaries });
    await second.hear('ready');
    expect(statSync(join(data_dir, 'postgres', 'PG_VERSION')).uid).toBe(nobody);
    await close(second);
  });

  it('asks root to move the data directory if the user nobody cannot reach it', async () => {
    chmodSync(root, 0o700);
    const store = start({ env: { PATH: pathWithoutUnshare() } });
    await expect(store.hear('ready')).rejects.toThrow(/user 65534 cannot reach DATA_DIR/);
  });
});
