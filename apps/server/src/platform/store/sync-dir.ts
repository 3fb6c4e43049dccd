import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Makes a new name in this directory survive a power cut. */
export function syncDir(dir: string): void {
  const descriptor = openSync(dir, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
