// The files that the product is built from, and a fingerprint that tells, without reading them, that they have
// changed.
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const notSources = new Set([
  'node_modules',
  'dist',
  'compiled',
  '.turbo',
  'e2e',
  '__screenshots__',
  'coverage',
]);

/** Every source in a folder, or the file itself. */
export const filesIn = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => !notSources.has(name))
        .flatMap((name) => filesIn(join(path, name)))
    : [path];

/** The names and times of files: one that was deleted makes nothing newer, and one that was moved keeps its time. */
export const fingerprintOf = (root, files) => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${relative(root, file)}\0${statSync(file).mtimeMs}\0`);
  return hash.digest('hex');
};
