import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { errorCode } from './error-code.js';

/** Another process is making it, or has, or works in the template. */
const beingMade = new Set(['42P04', '23505', '55006']);
const attemptsAllowed = 50;

/** Makes a database in a new cluster, unless it is there; several processes may try at once. */
export async function createDatabase(admin: pg.Pool, name: string): Promise<void> {
  for (let attempt = 1; attempt <= attemptsAllowed; attempt += 1) {
    const found = await admin.query('select from pg_database where datname = $1', [name]);
    if (found.rowCount) return;
    try {
      await admin.query(`create database ${name}`);
    } catch (error) {
      if (!beingMade.has(errorCode(error))) throw error;
      await sleep(100);
    }
  }
  throw new Error(`The database ${name} could not be created: the template stayed in use by others.`);
}
