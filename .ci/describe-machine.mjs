import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cpus, freemem, loadavg } from 'node:os';
import { memoryFolder } from './memory-folder.mjs';
import { missingFonts } from './own-fonts.mjs';

const run = (file, args) => {
  try {
    return execFileSync(file, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
};

const describePower = () => {
  const cores = cpus().length;
  const [load] = loadavg();
  const busy = load > 2 * cores ? ': busy, so tests take longer and some may be tried again' : '';
  const memory = `${(freemem() / 2 ** 30).toFixed(0)} GB of memory free`;
  return `node ${process.version}, ${cores} cores, ${memory}, load ${load.toFixed(1)}${busy}`;
};

const describeBrowser = (shell) => {
  const version = /[\d.]+/.exec(run(shell, ['--version']))?.[0] ?? 'of unknown version';
  const { chromium: recorded } = JSON.parse(readFileSync('packages/ui/src/visual-baseline.json', 'utf8'));
  const isShell = shell.endsWith('headless-shell');
  return [
    `Chromium ${version}`,
    ...(isShell ? [] : ['without chromium-headless-shell, so browser tests take a quarter longer']),
    ...(version.startsWith(`${recorded}.`) ? [] : [`pictures are of ${recorded}, so none is compared`]),
  ].join(': ');
};

const describeFonts = () => {
  const missing = missingFonts();
  return missing.length === 0
    ? 'fonts: those of .ci/fonts.conf, and no others'
    : `fonts: LACKS ${missing.join(', ')}, so pictures differ (apt-get install fontconfig fonts-dejavu-core fonts-noto-cjk)`;
};

const describePostgres = () => {
  const folder = '/usr/lib/postgresql';
  const versions = existsSync(folder)
    ? readdirSync(folder).filter((version) => existsSync(`${folder}/${version}/bin/initdb`))
    : [];
  return versions.length
    ? `PostgreSQL: the built-in one and Debian's ${versions.join(', ')}`
    : 'PostgreSQL: the built-in one alone; tests of the second engine are left out (apt-get install postgresql)';
};

const describeFolder = () => {
  const { TMPDIR } = memoryFolder();
  return TMPDIR
    ? `temporary files: in memory, ${TMPDIR}`
    : 'temporary files: on the disk, so databases take longer (/dev/shm has no room of 8 GB or runs no programs)';
};

/** Processes that an earlier run or session left running slow this one down. */
const describeLeftovers = () => {
  const names = run('ps', ['-eo', 'comm']).split('\n');
  const count = (pattern) => names.filter((name) => pattern.test(name)).length;
  const browsers = count(/chrom|headless_shell/);
  const databases = count(/^postgres$/);
  return browsers + databases
    ? [`TOO MUCH RUNS: ${browsers} processes of browsers and ${databases} of PostgreSQL were there before`]
    : [];
};

/**
 * The resources that this machine has, lacks or has in excess, as the first lines of a run: nobody has to infer
 * them from a picture that differs.
 */
export const describeMachine = (shell) => [
  describePower(),
  describeBrowser(shell),
  describeFonts(),
  describePostgres(),
  describeFolder(),
  ...describeLeftovers(),
];
