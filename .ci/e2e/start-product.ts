import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A running product with demo data, in a data folder of its own. */
export interface Product {
  readonly url: string;
  readonly data_dir: string;
  readonly accounts: readonly { role: string; username: string; password: string }[];
  readonly stop: () => Promise<void>;
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(address)));
    });
  });

const answers = async (url: string) => {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
};

const waitUntilReady = async (url: string, child: ChildProcess) => {
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`The server ended with ${child.exitCode} before it was ready.`);
    if (await answers(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The server at ${url} was not ready after 180 s.`);
};

/** Starts the built server as `npm start` does, on a free port; `database_url` puts it on a PostgreSQL of one's own. */
export const startProduct = async (database_url?: string): Promise<Product> => {
  const data_dir = mkdtempSync(join(tmpdir(), 'skillcert-e2e-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['apps/server/dist/server.js'], {
    stdio: ['ignore', process.env.E2E_LOG ? 'inherit' : 'ignore', 'inherit'],
    env: {
      ...process.env,
      SKILLCERT_MODE: 'demo',
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: data_dir,
      LOG_LEVEL: 'warn',
      ...(database_url ? { DATABASE_URL: database_url } : {}),
    },
  });
  await waitUntilReady(url, child);
  return {
    url,
    data_dir,
    accounts: JSON.parse(readFileSync(join(data_dir, 'demo-accounts.json'), 'utf8')),
    stop: async () => {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await new Promise((resolve) => child.once('exit', resolve));
      }
      rmSync(data_dir, { recursive: true, force: true });
    },
  };
};
