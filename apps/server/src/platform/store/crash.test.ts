import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStoreProcess } from '../../testing/build-store-process.js';
import { engines, isFullRun } from '../../testing/engines.js';
import { killAll } from '../../testing/kill-all.js';
import { startStoreProcess } from '../../testing/start-store-process.js';
import { readConfig } from '../settings/config.js';
import { findOwners } from './embedded/find-owners.js';
import { openStore } from './open-store.js';

const victims = ['every process', 'node', 'postmaster', 'node and postmaster'] as const;
/** Each way of dying once. */
const rounds = isFullRun ? 20 : victims.length;

let built: Awaited<ReturnType<typeof buildStoreProcess>>;
beforeAll(async () => {
  built = await buildStoreProcess();
});
afterAll(() => built.remove());

describe.each(engines)('after kill -9 on $name', (engine) => {
  const { binaries } = engine;
  let root: string;
  let data_dir: string;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'crash-'));
    data_dir = join(root, 'data');
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const cluster = () => join(data_dir, 'postgres');
  const postmaster = () => Number(readFileSync(join(cluster(), 'postmaster.pid'), 'utf8').split('\n')[0]);

  function strike(node: number, victim: (typeof victims)[number]): void {
    const pids = {
      node: [node],
      postmaster: [postmaster()],
      'node and postmaster': [node, postmaster()],
      'every process': [node, ...(findOwners(cluster()) ?? [])],
    }[victim];
    killAll(pids);
  }

  /** Writes, strikes at a random moment, and ends the writer if it still lives. */
  async function writeUntilStruck(victim: (typeof victims)[number]): Promise<string[]> {
    const writer = startStoreProcess(built.entry, data_dir, { binaries });
    await writer.hear('ready');
    const first = writer.hear('acked');
    writer.tell('write');
    // A busy machine takes its time to the first one.
    await first;
    await sleep(50 + Math.random() * 400);
    strike(writer.child.pid ?? 0, victim);
    if (victim === 'postmaster') await sleep(Math.random() * 600); // it may write again once the server is back
    writer.child.kill('SIGKILL');
    await writer.exited;
    return writer.acked;
  }

  it(`every acknowledged row is found in ${rounds} rounds`, async () => {
    const acked: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const victim = victims[round % victims.length] ?? 'node';
      const written = await writeUntilStruck(victim);
      acked.push(...written);
      const store = await openStore(readConfig({ DATA_DIR: data_dir }), pino({ level: 'silent' }), {
        binaries,
      });
      const { rows } = await store.pool.query<{ missing: string }>(
        `select key as missing from unnest($1::text[]) as acked (key) where not exists
           (select from rate_window where rate_window.key = acked.key)`,
        [acked],
      );
      expect(rows, `lost after round ${round}, which killed ${victim}`).toEqual([]);
      expect(written.length, `rows in round ${round}`).toBeGreaterThan(0);
      await store.close();
      expect(findOwners(cluster())).toEqual([]);
    }
  });
});
