import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { missingFonts } from './own-fonts.mjs';

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The same engine without the windows of a browser: a quarter less work. Debian has it in the version of its
 * chromium.
 */
const shells = ['chromium-headless-shell'];

const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);

const fonts = ['fontconfig', 'fonts-dejavu-core', 'fonts-noto-cjk'];
const packages = ['chromium', 'chromium-headless-shell', ...fonts];

const installFromDebian = () => {
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', ...packages], options);
};

/** A mirror may be away: with a browser the tests run all the same, slower without its shell. */
const tryToInstall = () => {
  try {
    installFromDebian();
  } catch (error) {
    process.stderr.write(`Debian's packages could not be installed: ${error.message}\n`);
  }
};

const refuse = (why) => {
  process.stderr.write(`${why}\n`);
  process.exit(1);
};

/**
 * The browser of the tests: CHROMIUM, else one on the PATH, else Debian's if this process may install it; and its
 * shell, which is the browser itself if there is none. Without permission to install, the process ends with one
 * line that names the package.
 */
export const findChromium = () => {
  const wanted = process.env.CHROMIUM;
  if (wanted) {
    if (!isExecutable(wanted)) refuse(`CHROMIUM points to ${wanted}, which is not an executable file.`);
    return { browser: wanted, shell: wanted };
  }
  const mayInstall = process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get');
  if (mayInstall && !(onPath(browsers) && onPath(shells) && missingFonts().length === 0)) tryToInstall();
  const browser = onPath(browsers);
  if (!browser)
    refuse(`The tests need Chromium: sudo apt-get install chromium ${fonts.join(' ')} (or set CHROMIUM).`);
  return { browser, shell: onPath(shells) ?? browser };
};
