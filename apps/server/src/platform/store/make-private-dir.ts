import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from './error-code.js';

/**
 * Makes a directory that only its owner can enter, unless it exists. Parents are made first and apart: a recursive
 * mkdir would give them the same mode.
 */
export function makePrivateDir(dir: string): void {
  mkdirSync(dirname(dir), { recursive: true });
  try {
    mkdirSync(dir, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}
