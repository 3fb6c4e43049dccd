import { spawnSync } from 'node:child_process';
import { closeSync, constants, lstatSync, openSync, rmSync } from 'node:fs';
import type { ClusterPaths } from './cluster-paths.js';
import type { Engine } from './engine.js';

const isFifo = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isFIFO() ?? false;

/**
 * Marks that this process uses the cluster by holding the fifo open; the kernel releases it even after kill -9.
 * @returns the call that releases it
 */
export function holdInUse(paths: ClusterPaths, engine: Engine): () => void {
  if (!isFifo(paths.fifo)) {
    rmSync(paths.fifo, { force: true }); // a copied data directory can have a plain file here
    spawnSync('mkfifo', ['-m', '600', paths.fifo], { stdio: 'ignore' });
  }
  // A file system without fifos: then leaveCluster stops the server itself.
  if (!isFifo(paths.fifo)) return () => undefined;
  engine.own(paths.fifo);
  // Read and write, because opening a fifo for writing only would wait for a reader.
  const descriptor = openSync(paths.fifo, constants.O_RDWR | constants.O_NONBLOCK);
  return () => closeSync(descriptor);
}
