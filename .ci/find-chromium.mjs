import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);

const hasFont = () => {
  try {
    return execFileSync('fc-list', [':lang=zh'], { encoding: 'utf8' }).includes('Noto Sans CJK');
  } catch {
    return false;
  }
};

const installFromDebian = () => {
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk', 'fontconfig'], options);
};

/**
 * The browser of the tests: CHROMIUM, else one on the PATH, else Debian's where this process may install it. Ends the process
 * with one line that says what to install where it may not.
 */
export const findChromium = () => {
  const wanted = process.env.CHROMIUM;
  if (wanted && !isExecutable(wanted)) {
    process.stderr.write(`CHROMIUM points to ${wanted}, which is not an executable file.\n`);
    process.exit(1);
  }
  const found = wanted ?? onPath();
  if (found && (wanted || hasFont())) return found;
  const mayInstall = process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get');
  if (mayInstall) {
    installFromDebian();
    const installed = onPath();
    if (installed) return installed;
  }
  if (found) return found;
  process.stderr.write(
    'The tests need Chromium: sudo apt-get install chromium fonts-noto-cjk (or set CHROMIUM).\n',
  );
  process.exit(1);
};
