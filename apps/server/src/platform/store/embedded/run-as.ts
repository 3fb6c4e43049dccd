import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

/** How PostgreSQL is started, given that it refuses to run as root. */
export type RunAs =
  | { kind: 'self' }
  /**
   * Root, seen as the user nobody inside a user namespace: files stay root's, nothing needs to be readable by
   * others.
   */
  | { kind: 'namespace' }
  /** Root, started as another user, who must be able to reach the binaries and the data. */
  | { kind: 'user'; uid: number; gid: number };

const nobody = 65_534;
const namespaceArgs = ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--'];

const probeNamespaces = () =>
  process.platform === 'linux' &&
  spawnSync('unshare', [...namespaceArgs, 'true'], { stdio: 'ignore' }).status === 0;

/** Chooses by our own user and, if the cluster exists, by its owner. */
export function chooseRunAs(cluster: string, namespacesWork = probeNamespaces): RunAs {
  if (process.getuid?.() !== 0) return { kind: 'self' };
  const owner = existsSync(cluster) ? statSync(cluster) : undefined;
  if (owner && owner.uid !== 0) return { kind: 'user', uid: owner.uid, gid: owner.gid };
  return namespacesWork() ? { kind: 'namespace' } : { kind: 'user', uid: nobody, gid: nobody };
}

/** The command line and options that run `command` in that way. */
export function commandFor(runAs: RunAs, command: string, args: string[]) {
  switch (runAs.kind) {
    case 'self':
      return { command, args, identity: {} };
    case 'namespace':
      return { command: 'unshare', args: [...namespaceArgs, command, ...args], identity: {} };
    case 'user':
      return { command, args, identity: { uid: runAs.uid, gid: runAs.gid } };
    default:
      return runAs satisfies never;
  }
}
