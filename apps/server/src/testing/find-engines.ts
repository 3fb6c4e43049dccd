import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { type Binaries, findBinaries } from '../platform/store/embedded/find-binaries.js';

const debianRoot = '/usr/lib/postgresql';

const hasServer = (dir: string) =>
  existsSync(join(dir, 'bin', 'postgres')) && existsSync(join(dir, 'bin', 'initdb'));

/** A PostgreSQL of the system: Debian's newest, else the one on PATH. */
function findSystemBinaries(): Binaries | undefined {
  const debian = existsSync(debianRoot)
    ? readdirSync(debianRoot)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(debianRoot, version))
    : [];
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .map((dir) => join(dir, 'postgres'))
    .filter((file) => existsSync(file))
    .map((file) => dirname(dirname(realpathSync(file))));
  const native_dir = [...debian, ...onPath].find(hasServer);
  if (!native_dir) return undefined;
  const said = spawnSync(join(native_dir, 'bin', 'postgres'), ['--version'], { encoding: 'utf8' }).stdout;
  return { native_dir, version: /\d+(\.\d+)?/.exec(said)?.[0] ?? 'unknown' };
}

/** The engines that tests run on: the built-in one always, the system's when there is one. */
export function findEngines(): { name: string; binaries: Binaries }[] {
  const builtIn = findBinaries();
  const system = findSystemBinaries();
  return [
    { name: `built-in PostgreSQL ${builtIn.version}`, binaries: builtIn },
    ...(system ? [{ name: `system PostgreSQL ${system.version}`, binaries: system }] : []),
  ];
}
