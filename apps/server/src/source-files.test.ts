import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const { filesIn, fingerprintOf } = await import(new URL('../bin/source-files.mjs', import.meta.url).href);

describe('the sources of the product', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'sources-'));
    mkdirSync(join(root, 'screens'));
    mkdirSync(join(root, 'dist'));
    for (const name of ['older.ts', 'screens/newer.ts']) writeFileSync(join(root, name), name);
    utimesSync(join(root, 'older.ts'), 1_000, 1_000);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const fingerprint = (): string => fingerprintOf(root, filesIn(root).sort());

  it.each([
    ['deleted', () => rmSync(join(root, 'older.ts'))],
    ['moved', () => renameSync(join(root, 'older.ts'), join(root, 'screens/older.ts'))],
    [
      'added with an old time',
      () => {
        writeFileSync(join(root, 'oldest.ts'), '');
        utimesSync(join(root, 'oldest.ts'), 1, 1);
      },
    ],
    ['changed', () => utimesSync(join(root, 'older.ts'), 2_000, 2_000)],
  ])('are no longer the same when one is %s', (_what, change) => {
    const before = fingerprint();
    change();
    expect(fingerprint()).not.toBe(before);
  });

  it('are the same while nothing but what is built from them changes', () => {
    const before = fingerprint();
    writeFileSync(join(root, 'dist/built.js'), '');
    expect(fingerprint()).toBe(before);
  });
});
