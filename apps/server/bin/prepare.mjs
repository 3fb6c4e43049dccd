// Prepares a clone for running the product: dependencies by the lock file, builds as fresh as the sources. Uses
// Node alone, because nothing else may be installed yet. A second start reads only names and times of files and
// loses no time here.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesIn, fingerprintOf } from './source-files.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const buildStamp = join(root, 'apps/server/dist/.build-stamp');
const products = [
  'apps/server/dist/server.js',
  'apps/console/dist/index.html',
  'apps/enroll/dist/index.html',
];
const sources = ['packages', 'apps', '.ci', 'package-lock.json', 'tsconfig.base.json', 'turbo.json'];
const say = (text) => process.stdout.write(`${text}\n`);

const run = (command, args, env = {}) => {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
};

const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/**
 * Whether the installed packages match the lock file, by any installer; packages for other machines are always
 * absent.
 */
const isInstalled = () => {
  const { packages } = readJson(join(root, 'package-lock.json'));
  const installed = readJson(join(root, 'node_modules/.package-lock.json'))?.packages;
  return Object.entries(packages).every(
    ([path, { version, optional }]) =>
      !path.includes('node_modules/') ||
      installed?.[path]?.version === version ||
      (optional && !installed?.[path]),
  );
};

const install = () => {
  if (isInstalled()) return;
  say('Installing the dependencies, once; it takes a minute or two …');
  run('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error']);
};

/** The hash of the sources, independent of their times: a copy of the folder is as fresh as its original. */
const hashSources = (files) => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
};

const build = () => {
  const files = sources.flatMap((name) => filesIn(join(root, name))).sort();
  const fingerprint = fingerprintOf(root, files);
  const stamp = products.every((name) => existsSync(join(root, name))) ? readJson(buildStamp) : undefined;
  if (stamp?.fingerprint === fingerprint) return;
  const hash = hashSources(files);
  if (stamp?.hash !== hash) {
    say('Building the product …');
    run('npx', ['--no-install', 'turbo', 'run', 'build', '--filter=./apps/*', '--output-logs=errors-only'], {
      TURBO_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
    });
  }
  writeFileSync(buildStamp, JSON.stringify({ fingerprint, hash }));
};

/** Installs missing packages and builds stale ones. Ends the process if either fails. */
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
