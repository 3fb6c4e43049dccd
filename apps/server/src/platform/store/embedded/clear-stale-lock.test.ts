import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearStaleLock, readLock } from './clear-stale-lock.js';

let dir: string;
let file: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(dir, 'postmaster.pid');
});
afterEach(() => rmSync(dir, { recursive: true }));

it('removes a lock that is unchanged since it was evaluated', () => {
  writeFileSync(file, 'dead');
  clearStaleLock(file, 'dead');
  expect(readdirSync(dir)).toEqual([]);
});

it('leaves the lock of a server that was started meanwhile', () => {
  writeFileSync(file, 'new');
  clearStaleLock(file, 'dead');
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(readdirSync(dir)).toEqual(['postmaster.pid']);
});

it('accepts that another process has cleared it', () => {
  clearStaleLock(file, 'dead');
  expect(readLock(file)).toBe(undefined);
});
