import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const madeByAnother = new Set(['42P04', '23505']);
const templateBusy = '55006';
const attemptsAllowed = 50;

/** Makes a database in a new cluster, unless it is there; several processes may try at once. */
export async function createDatabase(admin: pg.Pool, name: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const found = await admin.query('select from pg_database where datname = $1', [name]);
    if (found.rowCount) return;
    try {
      await admin.query(`create database ${name}`);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (madeByAnother.has(code)) continue;
      if (code !== templateBusy || attempt === attemptsAllowed) throw error;
      await sleep(100);
    }
  }
}
