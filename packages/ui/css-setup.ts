import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The tests measure the sheets that are shipped, so they are built first; it takes half a second. */
export const setup = () => {
  execFileSync(process.execPath, [fileURLToPath(new URL('build-css.mjs', import.meta.url))]);
};
