import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as core from './src/index.ts';

const read = (name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8');

it('is one entry, the index, in source and in the published package', () => {
  expect(JSON.parse(read('package.json')).exports).toEqual({
    '.': {
      '@skillcert/source': './src/index.ts',
      types: './dist/index.d.ts',
      default: './dist/index.js',
    },
  });
});

it('exports by name: no default, no star but for an area that names its own', () => {
  expect(Object.keys(core)).not.toContain('default');
  expect(read('src/index.ts')).not.toMatch(/\*(?! as limits| from '\.\/\w+\/index\.js')/);
  for (const [, area] of read('src/index.ts').matchAll(/\* from '\.\/(\w+)\/index\.js'/g)) {
    expect(read(`src/${area}/index.ts`)).not.toContain('*');
  }
});

it('names every export in the README, and nothing else in its table', () => {
  const rows = read('README.md')
    .split('\n')
    .filter((line) => /^\| (?!area|-)/.test(line));
  const named = rows.flatMap((row) =>
    [...(row.split('|')[2] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  expect(named.toSorted()).toEqual(Object.keys(core).toSorted());
});
