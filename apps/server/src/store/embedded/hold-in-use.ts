import { spawnSync } from 'node:child_process';
import { closeSync, constants, existsSync, openSync } from 'node:fs';
import type { ClusterPaths } from './cluster-paths.js';
import type { Engine } from './engine.js';

/**
 * Says "this process uses the cluster" by holding the fifo open; the kernel takes it back even after kill -9.
 * @returns the call that lets go
 */
export function holdInUse(paths: ClusterPaths, engine: Engine): () => void {
  if (!existsSync(paths.fifo)) spawnSync('mkfifo', ['-m', '600', paths.fifo], { stdio: 'ignore' });
  if (!existsSync(paths.fifo)) return () => undefined; // a file system without fifos: close() stops the server itself
  engine.own(paths.fifo);
  // Read and write, because opening a fifo for writing only would wait for a reader.
  const descriptor = openSync(paths.fifo, constants.O_RDWR | constants.O_NONBLOCK);
  return () => closeSync(descriptor);
}
