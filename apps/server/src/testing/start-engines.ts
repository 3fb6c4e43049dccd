import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newFolder, reapKilledRuns, removeRunFolder } from '@skillcert/e2e/run-folder.js';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '../platform/store/embedded/open-embedded.js';
import { migrate } from '../platform/store/migrate.js';
import { openPool } from '../platform/store/open-pool.js';
import type { TestEngine } from './engines.js';
import { findEngines } from './find-engines.js';

const logger = pino({ level: 'error' });

async function startEngine({ name, binaries }: ReturnType<typeof findEngines>[number]) {
  const data_dir = mkdtempSync(join(tmpdir(), 'engine-'));
  const cluster = await openEmbedded({ data_dir: join(data_dir, 'data'), logger, binaries, durable: false });
  const admin = new pg.Client({ host: cluster.socket_dir, user: 'skillcert', database: 'postgres' });
  await admin.connect();
  await admin.query('create database skillcert_template');
  await admin.end();
  const template = openPool({ socket_dir: cluster.socket_dir, database: 'skillcert_template' }, logger);
  await migrate(template);
  await template.end();
  const engine: TestEngine = { name, socket_dir: cluster.socket_dir, binaries };
  const stop = async () => {
    await cluster.close();
    rmSync(data_dir, { recursive: true, force: true });
  };
  return { engine, stop };
}

/**
 * vitest's global set-up: one throw-away cluster an engine and run, with a migrated template database. The files that a
 * test puts into the temporary folder lie in that of the run, and go with it: at its end, or, if it is killed, with the
 * next one.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  reapKilledRuns();
  const temporary = newFolder();
  // As /tmp itself is: some tests work as another user.
  chmodSync(temporary, 0o1777);
  process.env.TMPDIR = temporary;
  process.once('exit', removeRunFolder);
  const started = await Promise.all(findEngines().map(startEngine));
  project.provide(
    'engines',
    started.map(({ engine }) => engine),
  );
  return async () => {
    await Promise.all(started.map(({ stop }) => stop()));
  };
}
