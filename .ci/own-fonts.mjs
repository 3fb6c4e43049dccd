import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('fonts.conf', import.meta.url));

/**
 * The environment of every browser that a test draws with: it finds only the fonts of `fonts.conf`, with any others
 * on the machine.
 */
export const ownFonts = { FONTCONFIG_FILE: file };

const wanted = [...readFileSync(file, 'utf8').matchAll(/<acceptfont><glob>\*\/(.+)<\/glob>/g)].map(
  ([, name]) => name,
);

/** The files of `fonts.conf` that this machine lacks; all of them if it has no fontconfig. */
export const missingFonts = () => {
  try {
    const found = execFileSync('fc-list', [':', 'file'], {
      encoding: 'utf8',
      env: { ...process.env, ...ownFonts },
    });
    return wanted.filter((name) => !found.includes(`/${name}`));
  } catch {
    return wanted;
  }
};
