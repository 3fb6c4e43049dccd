import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { bareEnv } from './bare-env.js';
import type { TestStore } from './open-test-store.js';

/** Starts a server as the product does, in a process of its own on the database of a test. */
export const launchServer = async (
  entry: string,
  { config }: Pick<TestStore, 'config'>,
): Promise<{ readonly child: ChildProcess; readonly port: number }> => {
  const child = spawn(process.execPath, [entry], {
    env: {
      ...bareEnv(),
      NODE_ENV: 'production',
      SKILLCERT_MODE: 'empty',
      LOG_LEVEL: 'fatal',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: config.data_dir,
      DATABASE_URL: config.database_url ?? '',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ url }] = await once(child, 'message');
  return { child, port: Number(new URL(url).port) };
};
