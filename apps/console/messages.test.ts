import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const repository = resolve(import.meta.dirname, '../..');
const shared = 'packages/api-client/src/messages';
const own = 'apps/console/src/messages';
let copy = '';

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'skillcert-words-'));
  for (const folder of [shared, own])
    cpSync(join(repository, folder), join(copy, folder), { recursive: true });
});
afterEach(() => rmSync(copy, { recursive: true }));

const compile = () =>
  spawnSync(process.execPath, [join(repository, '.ci/messages.mjs')], {
    cwd: join(copy, 'apps/console'),
    encoding: 'utf8',
  });

describe('the four catalogues', () => {
  it('are complete', () => {
    expect(compile().status).toBe(0);
  });

  it.each(['en', 'zh', 'es', 'ja'])('fail the build where %s misses a key', (language) => {
    const file = join(copy, own, `${language}.json`);
    const { 'prompt.title': _missing, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify(rest));
    const { status, stderr } = compile();
    expect(status).toBe(1);
    expect(stderr).toContain('prompt.title');
  });
});
