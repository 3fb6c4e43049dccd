import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import * as contract from './contract/index.js';
import * as client from './index.js';
import * as testing from './testing/index.js';

const read = (file: string) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
const entry = (path: string) => ({
  '@skillcert/source': `./src/${path}.ts`,
  types: `./dist/${path}.d.ts`,
  default: `./dist/${path}.js`,
});

it('has four entry points, in source and in the published package', () => {
  expect(manifest.exports).toEqual({
    '.': entry('index'),
    './contract': entry('contract/index'),
    './testing': entry('testing/index'),
    './messages/*.json': './src/messages/*.json',
  });
});

it('names the exports of each entry point', () => {
  expect(Object.keys(client).sort()).toEqual([
    'CallError',
    'createAutosave',
    'createClient',
    'fileAddress',
    'isCallError',
    'prepareCodes',
    'prepareVerify',
    'readPage',
    'saveFile',
  ]);
  expect(Object.keys(testing).sort()).toEqual(['createFakeClient', 'refusal']);
  expect(Object.keys(contract)).toEqual(expect.arrayContaining(['contract', 'endpoint', 'errors']));
});

it.each(['index.ts', 'contract/index.ts', 'testing/index.ts'])(
  'exports by name in %s: no star, no default',
  (file) => {
    expect(read(file)).not.toMatch(/\*|export default/);
  },
);

it('has a file of words for each language', () => {
  expect(readdirSync(`${import.meta.dirname}/messages`).sort()).toEqual([
    'en.json',
    'es.json',
    'ja.json',
    'zh.json',
  ]);
});
