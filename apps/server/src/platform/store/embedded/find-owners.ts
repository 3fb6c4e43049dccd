import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';

function cwdOf(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined; // gone meanwhile, a zombie, or another user's
  }
}

function isZombie(pid: string): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
  } catch {
    return true;
  }
}

/**
 * The live processes that work in this cluster. `kill(pid, 0)` would not do: it succeeds for a zombie, and a dead
 * PostgreSQL can stay one for ever where process 1 does not reap.
 * @returns undefined where the system has no /proc to ask
 */
export function findOwners(cluster: string): number[] | undefined {
  if (process.platform !== 'linux') return undefined;
  const real = realpathSync(cluster);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && cwdOf(name) === real && !isZombie(name))
    .map(Number);
}
