import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface ProductOptions {
  /** A PostgreSQL of one's own instead of the built-in one. */
  readonly database_url?: string | undefined;
  /** The folder of an earlier run; a new one otherwise. */
  readonly data_dir?: string | undefined;
  /** The port of an earlier run, for pages that are still open; a free one otherwise. */
  readonly port?: number;
  /** `empty`: without demo data, as `npm start -- --empty`. */
  readonly mode?: 'demo' | 'empty';
  /** Roles that are used with a second factor only. */
  readonly factor_roles?: string;
}

/** A running product, with demo data unless it was started empty. */
export interface Product {
  readonly url: string;
  readonly data_dir: string;
  readonly accounts: readonly { role: string; username: string; password: string }[];
  /** What it has printed so far. */
  readonly printed: () => string;
  /** kill -9 of the server process alone. */
  readonly kill: () => Promise<void>;
  /** Stops it as an operator would and gives its exit code; the folder stays. */
  readonly stop: () => Promise<number | null>;
  /** Stops it and deletes the folder. */
  readonly discard: () => Promise<void>;
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

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

const waitUntilReady = async (url: string, child: ChildProcess) => {
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline) {
    if (hasEnded(child))
      throw new Error(`The server ended with ${child.exitCode ?? child.signalCode} before it was ready.`);
    if (await answers(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server at ${url} was not ready after 180 s.`);
};

const endBy = async (child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL') => {
  if (hasEnded(child)) return child.exitCode;
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill(signal);
  return ended;
};

const readAccounts = (data_dir: string) => {
  const file = join(data_dir, 'demo-accounts.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
};

/** Starts the built server as `npm start` does, on a free port. */
export const startProduct = async (options: ProductOptions = {}): Promise<Product> => {
  const data_dir = options.data_dir ?? mkdtempSync(join(tmpdir(), 'skillcert-e2e-'));
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['apps/server/dist/server.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      SKILLCERT_MODE: options.mode ?? 'demo',
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: data_dir,
      LOG_LEVEL: process.env.E2E_LOG ?? 'fatal',
      ...(options.factor_roles ? { FACTOR_ROLES: options.factor_roles } : {}),
      ...(options.database_url ? { DATABASE_URL: options.database_url } : {}),
    },
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk;
    if (process.env.E2E_LOG) process.stdout.write(chunk);
  });
  await waitUntilReady(url, child);
  return {
    url,
    data_dir,
    accounts: readAccounts(data_dir),
    printed: () => printed,
    kill: async () => {
      await endBy(child, 'SIGKILL');
    },
    stop: () => endBy(child, 'SIGTERM'),
    discard: async () => {
      await endBy(child, 'SIGTERM');
      rmSync(data_dir, { recursive: true, force: true });
    },
  };
};
