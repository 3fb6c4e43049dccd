import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const here = new URL('./', import.meta.url);
const bin = new URL('../bin/', import.meta.url);
const built = new URL('../dist/server.js', import.meta.url).href;

describe('the bundle', () => {
  it('is what npm start leads to, and what it is built for', () => {
    const start = readFileSync(new URL('start.mjs', bin), 'utf8');
    const [, path = ''] = /^await import\('([^']+)'\)/m.exec(start) ?? [];
    expect(new URL(path, bin).href).toBe(built);
    const prepare = readFileSync(new URL('prepare.mjs', bin), 'utf8');
    const root = new URL('../../../', import.meta.url);
    const products = [...prepare.matchAll(/^ {2}'([^']+dist\/server\.js)',$/gm)];
    expect(products.map(([, product = '']) => new URL(product, root).href)).toEqual([built]);
  });

  it('has each thread where the sources look for it', () => {
    const sources = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    );
    const threads = sources.flatMap((file) =>
      [...readFileSync(new URL(file, here), 'utf8').matchAll(/new URL\('(\.[^']+\.worker)\.js'/g)].map(
        ([, thread = '']) => thread,
      ),
    );
    expect(threads.length).toBeGreaterThan(1);
    expect(threads.filter((thread) => !existsSync(fileURLToPath(new URL(`${thread}.ts`, here))))).toEqual([]);
  });
});
