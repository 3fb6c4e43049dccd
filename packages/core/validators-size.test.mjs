import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';

const names = [
  'account-name',
  'credit-code',
  'email',
  'hong-kong-id',
  'id-card',
  'macau-id',
  'mobile',
  'password',
  'person-name',
  'resident-id',
  'taiwan-id',
  'url-like',
];

const entry = 'virtual:validators';
const exportsOf = (name) => `export * from '${import.meta.dirname}/src/validate/is-${name}.ts';`;

it('keeps all validators together within 2 KB, minified and gzipped', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'validators',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? names.map(exportsOf).join('\n') : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const [chunk] = built.output;
  expect(chunk.exports).toHaveLength(names.length);
  expect(gzipSync(chunk.code, { level: 9 }).length).toBeLessThanOrEqual(2048);
});
