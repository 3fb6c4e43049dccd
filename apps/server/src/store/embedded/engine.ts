import { chownSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterPaths } from './cluster-paths.js';
import type { Binaries } from './find-binaries.js';
import { linkLibraries } from './link-libraries.js';
import { chooseRunAs, type RunAs } from './run-as.js';

/** A PostgreSQL that is ready to be started on a cluster. */
export interface Engine {
  native_dir: string;
  version: string;
  library_dir?: string | undefined;
  runAs: RunAs;
  /** False in throw-away clusters only: nothing is flushed to disk. */
  durable: boolean;
  /** Gives a file or directory to the user PostgreSQL runs as. */
  own(path: string): void;
}

/** Readies the binaries for this cluster: libraries linked, user chosen. */
export function prepareEngine(paths: ClusterPaths, binaries: Binaries, durable: boolean): Engine {
  const runAs = chooseRunAs(paths.cluster);
  return {
    ...binaries,
    library_dir: linkLibraries(binaries.native_dir, join(paths.data_dir, 'libraries')),
    runAs,
    durable,
    own: (path) => {
      if (runAs.kind === 'user') chownSync(path, runAs.uid, runAs.gid);
    },
  };
}
