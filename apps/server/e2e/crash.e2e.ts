import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errors } from '@skillcert/api-client/contract';
import type { Product, startProduct } from '@skillcert/e2e/start-product.js';
import { startThrowawayPostgres, type ThrowawayPostgres } from '@skillcert/e2e/start-throwaway-postgres.js';
import { expect, test } from '@skillcert/e2e/test.js';

// The store's own test has each way of dying in the gate too; here the whole product dies the worst of them.
const victims = ['both', 'node', 'postmaster'] as const;
const rounds = process.env.TEST_FULL ? 20 : 1;
const writers = 4;
type Victim = (typeof victims)[number];

const draft = {
  class_name: '崩溃测试班次',
  class_type: 0,
  level: '3',
  city: '上海',
  venue: '',
  enroll_types: ['individual'],
  study_types: ['online'],
  enroll_start: '2027-01-01T00:00:00Z',
  enroll_end: '2027-02-01T00:00:00Z',
  study_start: null,
  study_end: null,
  exam_at: '2027-03-01T00:00:00Z',
  capacity: 10,
  fee_cents: 100,
  contacts: [{ name: '周敏', phone: '021-55550123' }],
};

const call = async (url: string, name: string, input: object, headers: Record<string, string> = {}) => {
  const response = await fetch(`${url}/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(input),
  });
  return (await response.json()) as { code: number; data: Record<string, never> };
};

const signIn = async ({ url, accounts }: Product) => {
  const account = accounts.find(({ role }) => role === 'admin');
  const answer = await call(url, 'user/login', { username: account?.username, password: account?.password });
  return String(answer.data.token);
};

/**
 * Creates classes as fast as it is answered, until it is stopped or the server is gone; adds the acknowledged ids.
 */
const write = async (url: string, token: string, signal: AbortSignal, acknowledged: Set<number>) => {
  try {
    while (!signal.aborted) {
      const answer = await call(url, 'class/createClass', draft, {
        'x-token': token,
        'idempotency-key': randomUUID(),
      });
      if (answer.code === 20000) acknowledged.add(Number(answer.data.class_id));
    }
  } catch {
    // The server is gone: every acknowledged id must be found again.
  }
};

/** The postmaster of the built-in database, by the first line of its own file. */
const findPostmaster = (data_dir: string): number =>
  Number(readFileSync(join(data_dir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

const killPostmaster = async ({ data_dir }: Product, postgres: ThrowawayPostgres | undefined) => {
  if (postgres) await postgres.crash();
  else process.kill(findPostmaster(data_dir), 'SIGKILL');
};

const isReady = async ({ url }: Product) => (await fetch(`${url}/readyz`)).status;

/** Kills the victim. If only the postmaster died, the same server must be ready again by itself. */
const strike = async (
  victim: Victim,
  product: Product,
  postgres: ThrowawayPostgres | undefined,
  start: typeof startProduct,
): Promise<Product> => {
  if (victim === 'postmaster') {
    await killPostmaster(product, postgres);
    await expect.poll(() => isReady(product)).toBe(200);
    return product;
  }
  const deaths = victim === 'both' ? [product.kill(), killPostmaster(product, postgres)] : [product.kill()];
  await Promise.all(deaths);
  return start({ database_url: postgres?.database_url, data_dir: product.data_dir });
};

/**
 * Asks for a class until the database, which may just be restarting, has answered: `busy` says nothing about the
 * class.
 */
const find = async ({ url }: Product, token: string, class_id: number): Promise<number> => {
  let found = 0;
  const ask = async () => {
    found = (await call(url, 'class/fetchClassById', { class_id }, { 'x-token': token })).code;
    return found;
  };
  await expect.poll(ask).not.toBe(errors.busy.code);
  return found;
};

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

for (const engine of ['built-in PostgreSQL', 'PostgreSQL of one’s own'] as const) {
  const tag = engine === 'built-in PostgreSQL' ? [] : '@full';
  test(`every acknowledged write survives ${rounds} rounds of kill -9 on the ${engine}`, { tag }, async ({
    start,
  }) => {
    test.setTimeout(600_000);
    const postgres = engine === 'built-in PostgreSQL' ? undefined : await startThrowawayPostgres();
    test.skip(engine !== 'built-in PostgreSQL' && !postgres, 'Debian’s PostgreSQL is not installed');
    let product = await start({ database_url: postgres?.database_url });
    const token = await signIn(product);
    const acknowledged = new Set<number>();
    for (let round = 0; round < rounds; round += 1) {
      const victim = victims[round % victims.length] ?? 'node';
      const writing = new AbortController();
      const before = acknowledged.size;
      const written = Promise.all(
        Array.from({ length: writers }, () => write(product.url, token, writing.signal, acknowledged)),
      );
      // A busy machine takes its time to the first ones.
      await expect.poll(() => acknowledged.size).toBeGreaterThan(before + writers);
      await pause(150 + ((round * 97) % 400));
      product = await strike(victim, product, postgres, start);
      writing.abort();
      await written;
    }
    const lost: string[] = [];
    for (const class_id of acknowledged) {
      const code = await find(product, token, class_id);
      if (code !== 20000) lost.push(`${class_id} answered ${code}`);
    }
    test.info().annotations.push({ type: 'acknowledged writes', description: String(acknowledged.size) });
    expect(acknowledged.size).toBeGreaterThan(rounds);
    expect(lost).toEqual([]);
    await product.stop();
    await postgres?.discard();
  });
}
