import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildStoreProcess } from '../../../testing/build-store-process.js';
import { isFullRun } from '../../../testing/engines.js';
import { killAll } from '../../../testing/kill-all.js';
import { type StoreProcess, startStoreProcess } from '../../../testing/start-store-process.js';
import { readLock } from './clear-stale-lock.js';
import { findOwners } from './find-owners.js';

const rounds = isFullRun ? 10 : 3;

let built: Awaited<ReturnType<typeof buildStoreProcess>>;
let prepared: string;
beforeAll(async () => {
  built = await buildStoreProcess();
  prepared = mkdtempSync(join(tmpdir(), 'prepared-'));
  const process = startStoreProcess(built.entry, prepared);
  process.tell('close');
  await process.exited;
});
afterAll(() => {
  built.remove();
  rmSync(prepared, { recursive: true });
});

describe('the supervisor', () => {
  let root: string;
  let data_dir: string;
  let processes: StoreProcess[];
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'supervisor-'));
    data_dir = join(root, 'data');
    processes = [];
  });
  afterEach(async () => {
    for (const { child } of processes) child.kill('SIGKILL');
    await Promise.all(processes.map(({ exited }) => exited));
    await expect.poll(() => owners()).toEqual([]);
    rmSync(root, { recursive: true, force: true });
  });

  const cluster = () => join(data_dir, 'postgres');
  const owners = () => (existsSync(cluster()) ? findOwners(cluster()) : []);
  const pidFile = () => readLock(join(cluster(), 'postmaster.pid'))?.split('\n') ?? [];
  const postmaster = () => (pidFile()[0] ? Number(pidFile()[0]) : undefined);
  const start = (options: Parameters<typeof startStoreProcess>[2] = {}) => {
    const process = startStoreProcess(built.entry, data_dir, options);
    processes.push(process);
    return process;
  };
  /** Saves the seconds of initdb where a test is not about it. */
  const takePreparedData = () => {
    mkdirSync(data_dir, { recursive: true });
    execFileSync('cp', ['-a', join(prepared, 'postgres'), join(prepared, 'secret.key'), data_dir]);
  };
  const startReady = async () => {
    const process = start();
    await process.hear('ready');
    return process;
  };
  const close = async (process: StoreProcess) => {
    process.tell('close');
    await process.hear('closed');
    expect(await process.exited).toBe(0);
  };
  const works = async (process: StoreProcess) => {
    process.tell('ping');
    return (await process.hear('pong')).ok;
  };

  it('starts on nothing, stops with the process, and is back', async () => {
    await close(await startReady());
    expect(owners()).toEqual([]);
    expect(postmaster()).toBe(undefined);
    await close(await startReady());
  });

  it('restricts the data to its owner and opens no port', async () => {
    await startReady();
    expect(statSync(data_dir).mode & 0o777).toBe(0o700);
    expect(statSync(join(data_dir, 'run')).mode & 0o777).toBe(0o700);
    expect(statSync(root).mode & 0o777).toBe(0o700);
    expect(pidFile().slice(4, 6)).toEqual([join(data_dir, 'run'), '']);
  });

  it('flushes every commit to the disk and logs no values', async () => {
    takePreparedData();
    await startReady();
    const client = new pg.Client({ host: join(data_dir, 'run'), user: 'skillcert', database: 'postgres' });
    await client.connect();
    const { rows } = await client.query(
      `select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit',
         'data_checksums', 'log_error_verbosity', 'log_min_error_statement') order by name`,
    );
    await client.end();
    expect(rows.map(({ name, setting }) => `${name}=${setting}`)).toEqual([
      'data_checksums=on',
      'fsync=on',
      'full_page_writes=on',
      'log_error_verbosity=terse',
      'log_min_error_statement=panic',
      'synchronous_commit=on',
    ]);
  });

  it('gives five processes that start at once on a new directory one server between them', async () => {
    const five = Array.from({ length: 5 }, () => start());
    await Promise.all(five.map((process) => process.hear('ready')));
    expect(await Promise.all(five.map(works))).toEqual([true, true, true, true, true]);
    expect(readdirSync(data_dir).filter((name) => name.includes('init-'))).toEqual([]);
    await Promise.all(five.map(close));
    expect(owners()).toEqual([]);
  });

  it('keeps running for a process that joined when the one that started it leaves, and stops with the last', async () => {
    takePreparedData();
    const first = await startReady();
    const second = await startReady();
    const pid = postmaster();
    await close(first);
    await sleep(300);
    expect(await works(second)).toBe(true);
    expect(postmaster()).toBe(pid);
    await close(second);
    expect(owners()).toEqual([]);
  });

  it('keeps running for a process that joined when the one that started it is killed', async () => {
    takePreparedData();
    const first = await startReady();
    const second = await startReady();
    const pid = postmaster();
    first.child.kill('SIGKILL');
    await first.exited;
    await sleep(300);
    expect(await works(second)).toBe(true);
    expect(postmaster()).toBe(pid);
    await close(second);
    expect(owners()).toEqual([]);
  });

  it('stops by itself when its only process is killed', async () => {
    takePreparedData();
    const only = await startReady();
    only.child.kill('SIGKILL');
    await expect.poll(owners).toEqual([]);
    expect(existsSync(join(cluster(), 'postmaster.pid'))).toBe(false);
  });

  it('stops with the last process even when the watcher beside it was killed', async () => {
    takePreparedData();
    const only = await startReady();
    const watchers = execFileSync('pgrep', ['-f', join(data_dir, 'run', 'in-use')], { encoding: 'utf8' });
    killAll(watchers.trim().split('\n').map(Number)); // the shell has the lower number and goes first
    await sleep(100);
    const pid = postmaster();
    expect(await works(only)).toBe(true);
    expect(postmaster()).toBe(pid);
    await close(only);
    expect(owners()).toEqual([]);
  });

  it('is ready for a process that comes while the last one leaves, over and over', async () => {
    takePreparedData();
    let current = await startReady();
    for (let round = 0; round < rounds; round += 1) {
      const next = start();
      await sleep(round * 15);
      await close(current);
      await next.hear('ready');
      expect(await works(next), `round ${round}`).toBe(true);
      current = next;
    }
    await close(current);
  });

  it('is brought back when it is killed under a running process', async () => {
    takePreparedData();
    const only = await startReady();
    const pid = postmaster();
    process.kill(pid ?? 0, 'SIGKILL');
    await expect.poll(() => [pid, undefined].includes(postmaster())).toBe(false);
    await expect.poll(() => works(only)).toBe(true);
    await close(only);
    expect(owners()).toEqual([]);
  });

  it('starts over a server that was killed and stays a zombie', async () => {
    takePreparedData();
    const first = await startReady();
    const pid = postmaster();
    first.child.kill('SIGSTOP'); // so that nobody reaps its child
    process.kill(pid ?? 0, 'SIGKILL');
    await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8')).toContain(') Z ');
    const second = await startReady();
    expect(postmaster()).not.toBe(pid);
    expect(await works(second)).toBe(true);
    first.child.kill('SIGCONT');
    await expect.poll(() => works(first)).toBe(true);
    await close(second);
    // It was stopped while its own server was killed, and finds its way to another one.
    await expect.poll(() => works(first)).toBe(true);
    await close(first);
    expect(owners()).toEqual([]);
  });

  it('starts over the lock files of a server that is gone, even when its number is in use again', async () => {
    takePreparedData();
    await close(await startReady());
    writeFileSync(
      join(cluster(), 'postmaster.pid'),
      `${process.pid}\n${cluster()}\n1\n5432\n${data_dir}/run\n\n`,
    );
    writeFileSync(join(data_dir, 'run', '.s.PGSQL.5432.lock'), `${process.pid}\n${cluster()}\n1\n5432\n`);
    await close(await startReady());
  });

  it('puts its socket into a short directory when the data directory is deep', async () => {
    data_dir = join(root, 'a-long-name-'.repeat(8), 'data');
    takePreparedData();
    const first = await startReady();
    const second = await startReady();
    expect([await works(first), await works(second)]).toEqual([true, true]);
    const run_dir = pidFile()[4] ?? '';
    expect(run_dir).toMatch(/^\/tmp\/skillcert-[0-9a-f]{16}$/);
    await close(first);
    await close(second);
    rmSync(run_dir, { recursive: true });
  });

  it('pays no attention to PG variables of the environment', async () => {
    takePreparedData();
    const process = start({
      env: { PGPORT: '1', PGDATABASE: 'none', PGUSER: 'none', PGHOST: '/none', PGDATA: '/none' },
    });
    await process.hear('ready');
    expect(await works(process)).toBe(true);
  });

  it('repeats the last words of a server that cannot start', async () => {
    takePreparedData();
    await close(await startReady());
    writeFileSync(join(cluster(), 'postgresql.conf'), 'no_such_setting = 1');
    const process = start();
    await expect(process.hear('ready')).rejects.toThrow(/does not start\..*no_such_setting/s);
  });

  it('refuses a database whose key was replaced', async () => {
    takePreparedData();
    rmSync(join(data_dir, 'secret.key'));
    await expect(start().hear('ready')).rejects.toThrow('The secret key does not belong to this database');
  });

  it('refuses data of another major version in a sentence', async () => {
    takePreparedData();
    await close(await startReady());
    writeFileSync(join(cluster(), 'PG_VERSION'), '9\n');
    const process = start();
    await expect(process.hear('ready')).rejects.toThrow(/was made by PostgreSQL 9, and this release brings/);
  });
});
