// Brings a clone to the point where the product can run: dependencies as the lock file names them, builds as fresh as the
// sources. Uses Node alone, since nothing else may be installed yet. Both checks read file times only, so a second start
// loses no time here.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const lockStamp = join(root, 'node_modules/.skillcert-lock');
const buildStamp = join(root, 'apps/server/dist/.build-stamp');
const products = [
  'apps/server/dist/server.js',
  'apps/console/dist/index.html',
  'apps/enroll/dist/index.html',
];
const sources = ['packages', 'apps', '.ci', 'package-lock.json', 'tsconfig.base.json', 'turbo.json'];
const notSources = new Set([
  'node_modules',
  'dist',
  'compiled',
  '.turbo',
  'e2e',
  '__screenshots__',
  'coverage',
]);

const say = (text) => process.stdout.write(`${text}\n`);

const run = (command, args, env = {}) => {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
};

const newest = (path) => {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path)
    .filter((name) => !notSources.has(name))
    .reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
};

const readText = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

const install = () => {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const installed = existsSync(join(root, 'node_modules/.package-lock.json'));
  if (installed && readText(lockStamp) === lock) return;
  say('Installing the dependencies …');
  run('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error']);
  writeFileSync(lockStamp, lock);
};

const build = () => {
  const latest = String(Math.max(...sources.map((name) => newest(join(root, name)))));
  if (readText(buildStamp) === latest && products.every((name) => existsSync(join(root, name)))) return;
  say('Building the product …');
  run('npx', ['--no-install', 'turbo', 'run', 'build', '--filter=./apps/*', '--output-logs=errors-only'], {
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
  });
  writeFileSync(buildStamp, latest);
};

/** Installs what is missing and builds what is stale. Ends the process where either fails. */
export const prepare = ({ andBuild = true } = {}) => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    say(`SkillCert needs Node 20.19 or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
  install();
  if (andBuild) build();
  return root;
};
