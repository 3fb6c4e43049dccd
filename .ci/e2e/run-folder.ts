import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'skillcert-run-';

/** The folder of this run, with all its products and databases; workers inherit it from the run's main process. */
const runFolder = (): string => {
  const known = process.env.RUN_FOLDER;
  if (known) return known;
  const made = mkdtempSync(join(tmpdir(), prefix));
  // Databases that must not run as root pass through it to theirs.
  chmodSync(made, 0o711);
  writeFileSync(join(made, 'pid'), String(process.pid));
  process.env.RUN_FOLDER = made;
  return made;
};

/** A new folder in that of the run. */
export const newFolder = (): string => mkdtempSync(join(runFolder(), 'x'));

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const readProcess = (pid: string): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') + readFileSync(`/proc/${pid}/environ`, 'utf8');
  } catch {
    return '';
  }
};

const killUsersOf = (folder: string): void => {
  const pids = existsSync('/proc') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  for (const pid of pids) {
    if (Number(pid) === process.pid || !readProcess(pid).includes(folder)) continue;
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It ended meanwhile.
    }
  }
};

/** Ends and deletes everything that this run has left. */
export const removeRunFolder = (): void => {
  const folder = runFolder();
  killUsersOf(folder);
  rmSync(folder, { recursive: true, force: true });
};

/** Ends and deletes the remains of killed runs: only those whose main process is gone. */
export const reapKilledRuns = (): void => {
  for (const name of readdirSync(tmpdir()).filter((each) => each.startsWith(prefix))) {
    const folder = join(tmpdir(), name);
    const pid = existsSync(join(folder, 'pid')) ? Number(readFileSync(join(folder, 'pid'), 'utf8')) : 0;
    if (pid && isAlive(pid)) continue;
    killUsersOf(folder);
    rmSync(folder, { recursive: true, force: true });
  }
};
