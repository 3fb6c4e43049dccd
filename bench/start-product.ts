import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A product in demo mode on a database of its own. */
export interface StartedProduct {
  readonly url: string;
  readonly accounts: readonly { role: string; username: string; password: string }[];
  /** Stops it and deletes its data. */
  readonly discard: () => Promise<void>;
}

const isReady = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
};

/** Starts the result of `npm run build`. */
export const startProduct = async (): Promise<StartedProduct> => {
  const data_dir = mkdtempSync(join(tmpdir(), 'skillcert-bench-'));
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const url = `http://127.0.0.1:${port}`;
  const product = spawn(process.execPath, ['apps/server/dist/server.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SKILLCERT_MODE: 'demo',
      PORT: String(port),
      DATA_DIR: data_dir,
      LOG_LEVEL: 'fatal',
    },
  });
  while (!(await isReady(url))) {
    if (product.exitCode !== null)
      throw new Error('The product did not start; build it first (npm run build).');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const accounts = JSON.parse(readFileSync(join(data_dir, 'demo-accounts.json'), 'utf8'));
  const ended = new Promise((resolve) => product.once('exit', resolve));
  return {
    url,
    accounts,
    discard: async () => {
      product.kill('SIGTERM');
      await ended;
      rmSync(data_dir, { recursive: true, force: true });
    },
  };
};
