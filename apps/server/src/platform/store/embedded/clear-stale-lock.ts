import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync } from 'node:fs';

/** The lock file's text, or undefined if there is none. */
export function readLock(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Removes a dead server's lock file, but only while it still reads as it did when its server was found dead: another
 * process may have cleared it and started a server since. The file is moved away, compared, and put back when it is a
 * new one (a running PostgreSQL looks for its own file once a minute only).
 */
export function clearStaleLock(file: string, evaluated: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return; // another process cleared it
  }
  try {
    if (readLock(aside) !== evaluated) linkSync(aside, file);
  } catch {
    // A third process has already made a newer lock: it stays.
  } finally {
    rmSync(aside, { force: true });
  }
}
