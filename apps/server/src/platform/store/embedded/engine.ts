import { chownSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterPaths } from './cluster-paths.js';
import type { Binaries } from './find-binaries.js';
import { linkLibraries } from './link-libraries.js';
import { makeReachable } from './make-reachable.js';
import { chooseRunAs, type RunAs } from './run-as.js';

/** A PostgreSQL that is ready to be started on a cluster. */
export interface Engine extends Binaries {
  library_path?: string | undefined;
  runAs: RunAs;
  /** False in throw-away clusters only: nothing is flushed to disk. */
  durable: boolean;
  /** Gives a file or directory to the user PostgreSQL runs as. */
  own(path: string): void;
}

/** Readies the binaries for this cluster: libraries linked, user chosen, everything within that user's reach. */
export function prepareEngine(paths: ClusterPaths, binaries: Binaries, durable: boolean): Engine {
  const runAs = chooseRunAs(paths.cluster);
  const library_path = linkLibraries(binaries.native_dir, join(paths.data_dir, 'libraries'));
  const own = (path: string) => {
    if (runAs.kind === 'user') chownSync(path, runAs.uid, runAs.gid);
  };
  own(paths.run_dir);
  const native_dir = runAs.kind === 'user' ? makeReachable(paths, binaries, runAs) : binaries.native_dir;
  return { ...binaries, native_dir, library_path, runAs, durable, own };
}
