import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, delimiter, dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { errorCode } from '../error-code.js';

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** Two processes may make the same link at once; the later one finds it there. */
function link(target: string, at: string): void {
  try {
    symlinkSync(target, at);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}

/**
 * Makes the library links of `native/pg-symlinks.json`. The package makes them in an install script, which npm blocks.
 * Where node_modules cannot be written they go to `fallback_dir`.
 * @returns the library path to start with, when the links could not be made in place
 */
export function linkLibraries(native_dir: string, fallback_dir: string): string | undefined {
  const list = join(native_dir, 'pg-symlinks.json');
  if (!existsSync(list)) return undefined;
  const root = dirname(native_dir);
  const missing = linkList
    .parse(JSON.parse(readFileSync(list, 'utf8')))
    .map(({ source, target }) => ({ source: join(root, source), target: join(root, target) }))
    .filter(({ target }) => !existsSync(target));
  try {
    for (const { source, target } of missing) link(relative(dirname(target), source), target);
    return undefined;
  } catch (error) {
    if (!['EROFS', 'EACCES', 'EPERM'].includes(errorCode(error))) throw error;
    mkdirSync(fallback_dir, { recursive: true });
    for (const { source, target } of missing) link(source, join(fallback_dir, basename(target)));
    // A library reached through a link looks for its own dependencies beside the link, so the real directory is
    // named too.
    return [fallback_dir, join(native_dir, 'lib')].join(delimiter);
  }
}
