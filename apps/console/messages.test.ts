import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** The sources of an app, without generated files and tests. */
const sourcesOf = (app: string): string =>
  readdirSync(join(repository, 'apps', app, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !name.includes('compiled'))
    .map((name) => readFileSync(join(repository, 'apps', app, 'src', name), 'utf8'))
    .join('\n');

/** The keys that code can ask for: written out, or composed at run time. */
const askedFor = (source: string): RegExp => {
  const hole = /\$\{[^}]*\}/g;
  const written = source.match(/(["'`])(?:[\w.-]|\$\{[^}]*\})+\1/g) ?? [];
  // A pattern without a word of its own, such as a number with its decimals, could be any key.
  const isKey = (text: string) => /\.\w|\w\.|_\w/.test(text.replaceAll(hole, ''));
  const patterns = written
    .map((text) => text.slice(1, -1))
    .filter(isKey)
    .map((text) => text.replaceAll('.', '\\.').replaceAll(hole, '[\\w.-]+'));
  return new RegExp(`^(?:${[...new Set(patterns)].join('|')})$`);
};

describe('the four catalogues', () => {
  it.each(['console', 'enroll'])('say nothing in %s that nobody ever reads', (app) => {
    const words = JSON.parse(
      readFileSync(join(repository, 'apps', app, 'src/messages/en.json'), 'utf8'),
    ) as Record<string, string>;
    const source = sourcesOf(app);
    const asked = askedFor(source);
    const isRead = (key: string) => source.includes(`'${key}'`) || asked.test(key);
    expect(Object.keys(words).filter((key) => !isRead(key))).toEqual([]);
  });

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
