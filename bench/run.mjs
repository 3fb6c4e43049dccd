// npm run bench [-- name …]: bundles each bench from the sources, runs it in a process of its own and prints its
// result.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const benches = [
  'validators',
  'start',
  'navigation',
  'data-table',
  'lists',
  'enrolments',
  'payments',
  'lcp',
  'first-load',
  'rush',
  'import',
  'statement',
  'pdf',
  'tickets',
  'seats',
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !benches.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`No bench named ${unknown.join(', ')}. There are: ${benches.join(', ')}.\n`);
  process.exit(1);
}

// As the product is started.
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const flags = scripts.start.split(' ').filter((part) => part.startsWith('--'));

const folder = mkdtempSync(join(process.cwd(), 'node_modules/.bench-'));
try {
  // The server reads its migrations and the font of documents from beside its bundle.
  cpSync('apps/server/src/platform/store/migrations', join(folder, 'migrations'), { recursive: true });
  cpSync('apps/server/src/documents/font', join(folder, 'font'), { recursive: true });
  const bundled = {
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: {
      '@skillcert/core': './packages/core/src/index.ts',
      '@skillcert/api-client/contract': './packages/api-client/src/contract/index.ts',
    },
    logLevel: 'error',
  };
  // And the thread that reads tables.
  const thread = 'platform/sheet/parts/table.worker';
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  await build({
    ...bundled,
    entryPoints: [`apps/server/src/${thread}.ts`],
    outfile: join(folder, `${thread}.js`),
  });
  for (const name of wanted.length > 0 ? wanted : benches) {
    process.stdout.write(`\n${name}\n`);
    const outfile = join(folder, `${name}.mjs`);
    await build({ ...bundled, entryPoints: [`bench/${name}.ts`], outfile });
    const { status } = spawnSync(process.execPath, ['--expose-gc', ...flags, outfile], { stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
