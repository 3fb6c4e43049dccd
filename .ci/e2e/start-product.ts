import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from './run-folder.js';

/** The options of a product's start. */
export interface ProductOptions {
  /** A PostgreSQL of one's own instead of the built-in one. */
  readonly database_url?: string | undefined;
  /** The folder of an earlier run; a new one otherwise. */
  readonly data_dir?: string | undefined;
  /** The port of an earlier run, for pages that are still open; one that is free otherwise. */
  readonly port?: number;
  /** `empty`: without demo data, as `npm start -- --empty`. */
  readonly mode?: 'demo' | 'empty';
  /** Roles that are used with a second factor only. */
  readonly factor_roles?: string;
  /** Further variables, such as those that connect an SMS gateway. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** A running product, with demo data unless it was started empty. */
export interface Product {
  readonly url: string;
  readonly data_dir: string;
  readonly accounts: readonly { role: string; username: string; password: string }[];
  /** The output so far. */
  readonly printed: () => string;
  /** kill -9 of the server process alone. */
  readonly kill: () => Promise<void>;
  /** Stops it as an operator would and gives its exit code; the folder stays. */
  readonly stop: () => Promise<number | null>;
  /** Stops it and deletes the folder. */
  readonly discard: () => Promise<void>;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

const patience_ms = 180_000;

interface Ended {
  readonly exit: number | NodeJS.Signals | null;
  readonly said: string;
}

/** The address of a server once it is ready, or how it ended before. */
const whenReady = (child: ChildProcess) =>
  new Promise<string | Ended>((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk;
      process.stderr.write(chunk);
    });
    const late = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The server was not ready after ${patience_ms / 1_000} s.`));
    }, patience_ms);
    child.once('message', (message: { readonly url: string }) => {
      clearTimeout(late);
      child.disconnect();
      resolve(message.url);
    });
    child.once('close', (code, signal) => {
      clearTimeout(late);
      resolve({ exit: code ?? signal, said });
    });
  });

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

const environmentOf = (options: ProductOptions, data_dir: string) => ({
  ...process.env,
  SKILLCERT_MODE: options.mode ?? 'demo',
  NODE_ENV: 'production',
  // Its own choice: a port found beforehand may be taken by then.
  PORT: String(options.port ?? 0),
  DATA_DIR: data_dir,
  LOG_LEVEL: process.env.E2E_LOG ?? 'fatal',
  ...(options.factor_roles ? { FACTOR_ROLES: options.factor_roles } : {}),
  ...(options.database_url ? { DATABASE_URL: options.database_url } : {}),
  ...options.environment,
});

/** The port of an earlier run is free within moments. */
const portTries = 50;

const launch = async (options: ProductOptions, data_dir: string, tries = portTries) => {
  const child = spawn(process.execPath, ['apps/server/dist/server.js'], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: environmentOf(options, data_dir),
  });
  let printed = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    printed += chunk;
    if (process.env.E2E_LOG) process.stdout.write(chunk);
  });
  const url = await whenReady(child);
  if (typeof url === 'string') return { child, url, printed: () => printed };
  if (options.port === undefined || !/in use/.test(url.said) || tries === 0)
    throw new Error(`The server ended with ${url.exit} before it was ready.`);
  await new Promise((resolve) => setTimeout(resolve, 100));
  return launch(options, data_dir, tries - 1);
};

/** A copy of the folder of a stopped product with demo data: like restoring a backup, which is quicker than seeding. */
export const copySeeded = (): string | undefined => {
  const seeded = process.env.E2E_SEEDED;
  if (!seeded) return undefined;
  if (existsSync(join(seeded, 'postgres/postmaster.pid'))) throw new Error('Its database still runs.');
  const data_dir = newFolder();
  // With its owners: a database does not run as root.
  execFileSync('cp', ['-a', `${seeded}/.`, data_dir]);
  return data_dir;
};

/** Starts the built server as `npm start` does, on a port of its own. */
export const startProduct = async (options: ProductOptions = {}): Promise<Product> => {
  const data_dir = options.data_dir ?? newFolder();
  const { child, url, printed } = await launch(options, data_dir);
  return {
    url,
    data_dir,
    accounts: readAccounts(data_dir),
    printed,
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
