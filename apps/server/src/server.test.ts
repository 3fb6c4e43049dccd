import { type ChildProcess, spawn } from 'node:child_process';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bareEnv } from './testing/bare-env.js';
import { buildServer } from './testing/build-server.js';
import { engines, isFullRun } from './testing/engines.js';
import { openTestStore, type TestStore } from './testing/open-test-store.js';

const said = z.object({ type: z.literal('ready'), url: z.string() });

/**
 * Counts the connections to the client's database whose `select` waits for a lock, and so not the hourly sweep, which
 * waits to delete. Call it outside a transaction: within one, the view of the activity never changes.
 */
const waitingForLock = async (client: pg.Client) => {
  const { rows } = await client.query<{ waiting: number }>(
    `select count(*)::int4 as waiting from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query ilike 'select%'`,
  );
  return rows[0]?.waiting;
};

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

describe.each(engines)('the server process, on $name', (engine) => {
  let built: Awaited<ReturnType<typeof buildServer>>;
  let store: TestStore;
  const children: ChildProcess[] = [];
  beforeAll(async () => {
    [built, store] = await Promise.all([buildServer(), openTestStore(engine)]);
  });
  const clients: pg.Client[] = [];
  const connect = () => {
    const client = new pg.Client({ connectionString: store.config.database_url });
    clients.push(client);
    return client;
  };
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    await Promise.all(clients.splice(0).map((client) => client.end()));
  });
  afterAll(async () => {
    built.remove();
    await store.close();
  });

  const launch = (env: Readonly<Record<string, string>> = {}) => {
    const child = spawn(process.execPath, [built.entry], {
      env: {
        ...bareEnv(),
        NODE_ENV: 'production',
        SKILLCERT_MODE: 'empty',
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: store.config.data_dir,
        DATABASE_URL: store.config.database_url ?? '',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    children.push(child);
    const texts = { stdout: '', stderr: '' };
    child.stdout?.on('data', (chunk) => {
      texts.stdout += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      texts.stderr += chunk;
    });
    const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
    const ready = new Promise<string>((resolve, reject) => {
      child.once('message', (message) => resolve(said.parse(message).url));
      void exited.then(() => reject(new Error(`ended before it was ready: ${texts.stderr}`)));
    });
    ready.catch(() => undefined);
    return { child, texts, exited, ready };
  };

  const post = async (url: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return z
      .object({ code: z.number(), data: z.record(z.string(), z.unknown()).nullable() })
      .parse(await answer.json());
  };

  it('prints a one-time link on an empty start that makes the first administrator, finishes what is under way, ends with 0', async () => {
    const server = launch();
    const url = await server.ready;
    // Standard output and the ready message use different channels, so the output may arrive later.
    await expect.poll(() => server.texts.stdout).toMatch(/setup#[\w-]{43}\n/);
    expect(server.texts.stdout).toContain(`SkillCert is ready: ${url} (console)`);
    const setup_token = /setup#([\w-]{43})/.exec(server.texts.stdout)?.[1] ?? '';

    const [client, watcher] = [connect(), connect()];
    await Promise.all([client.connect(), watcher.connect()]);
    await client.query('begin');
    await client.query('lock table setup_token in access exclusive mode');
    const underWay = post(`${url}/api/user/createFirstAdmin`, {
      setup_token,
      username: 'chiefadmin',
      name: '王建国',
      password: 'river-stone-42',
    });
    await expect.poll(() => waitingForLock(watcher)).toBe(1);
    server.child.kill('SIGTERM');
    await expect.poll(() => answers(`${url}/healthz`)).toBe(false);
    await client.query('rollback');
    expect((await underWay).code).toBe(20000);
    expect(await server.exited).toBe(0);
  });

  it('keeps sessions over a restart', async () => {
    const first = launch();
    const login = await post(`${await first.ready}/api/user/login`, {
      username: 'chiefadmin',
      password: 'river-stone-42',
    });
    first.child.kill('SIGINT');
    expect(await first.exited).toBe(0);
    const second = launch();
    const url = await second.ready;
    await expect.poll(() => second.texts.stdout).toContain('SkillCert is ready');
    expect(second.texts.stdout).not.toContain('setup#');
    const answer = await fetch(`${url}/api/user/info`, { headers: { 'x-token': String(login.data?.token) } });
    expect(await answer.json()).toMatchObject({ code: 20000, data: { roles: ['admin'] } });
  });

  it('logs calls as JSON without their data in production', async () => {
    const server = launch({ SKILLCERT_MODE: 'production' });
    const url = await server.ready;
    await fetch(`${url}/api/user/info?token=${'t'.repeat(43)}`);
    server.child.kill('SIGTERM');
    await server.exited;
    const line = server.texts.stdout.split('\n').find((text) => text.includes('"answered"')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({ route: '/api/user/info', status: 200, code: 50008 });
    expect(server.texts.stdout).not.toContain('ttttt');
  });

  // Only the full run tests every reason for which a start fails.
  if (isFullRun) {
    it('says that its port is in use, and ends with 1', async () => {
      const { port } = new URL(await launch().ready);
      const second = launch({ PORT: port });
      expect(await second.exited).toBe(1);
      expect(second.texts.stderr).toBe(
        `SkillCert did not start: Port ${port} is in use. Stop what listens there, or set PORT.\n`,
      );
    });

    it.each([
      [{ PORT: 'many' }, 'SkillCert did not start: The environment is not usable. PORT:'],
      [{ DATABASE_URL: 'postgres://localhost:1/none' }, 'SkillCert did not start:'],
      [{ SECRET_KEY: 'short' }, 'SkillCert did not start: The secret key in SECRET_KEY is not 32 bytes'],
    ])('says why it does not start with %o, and ends with 1', async (env, sentence) => {
      const server = launch(env);
      expect(await server.exited).toBe(1);
      expect(server.texts.stderr).toContain(sentence);
    });
  }
});
