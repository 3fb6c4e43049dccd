// Packs the three packages as npm would publish them and uses them from outside: in Node, in a React Server
// environment, in TypeScript, in a Vite page without this repository, and in the site of another programme
// (examples/).
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { browse } from './packed/browse.mjs';
import { consume } from './packed/consume.mjs';
import { lookAtConsumer } from './packed/look-at-consumer.mjs';
import { checkBundle, lookAtExample } from './packed/look-at-example.mjs';
import { pack, packages } from './packed/pack.mjs';

// No lock file fixes the packages' own dependencies: an install date does, so that every later run gets the
// registry's versions of that day. A newer version moves the day.
const installed = [
  'install',
  '--before=2026-11-23',
  '--prefer-offline',
  '--no-fund',
  '--no-audit',
  '--loglevel=error',
];

const app = mkdtempSync(join(tmpdir(), 'skillcert-packed-'));
const run = (command, ...args) =>
  execFileSync(command, args, { cwd: app, stdio: ['ignore', 'inherit', 'inherit'] });

const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'utf8')]);

try {
  cpSync('examples/other-programme', app, {
    recursive: true,
    filter: (path) => !/node_modules|\/dist|package-lock/.test(path),
  });
  const tarballs = [];
  for (const name of packages) tarballs.push(await pack(name, app));
  run('npm', ...installed, ...tarballs);
  // React's server for components. Its peer, webpack, is for the bundler's plugin, which is not loaded here.
  run('npm', ...installed, '--no-save', '--legacy-peer-deps', 'react-server-dom-webpack@19.3.1');
  consume(app);
  await browse(join(app, 'consumer/dist'), lookAtConsumer);
  // By the compiler of today, and in the full run by the one before, which takes three times as long.
  run('node', resolve('.ci/tsc.mjs'), '-p', '.');
  if (process.env.TEST_FULL) run('npm', 'run', '--silent', 'typecheck');
  run('npm', 'run', '--silent', 'build', '--', '--logLevel', 'error');
  checkBundle(filesOf(join(app, 'dist')));
  await browse(join(app, 'dist'), lookAtExample);
  process.stdout.write('the pages hold in Chromium\n');
} finally {
  if (process.env.KEEP) process.stdout.write(`kept: ${app}\n`);
  else rmSync(app, { recursive: true, force: true });
}
