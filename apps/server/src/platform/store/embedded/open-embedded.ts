import type pg from 'pg';
import type { Logger } from 'pino';
import { clusterPaths } from './cluster-paths.js';
import { prepareEngine } from './engine.js';
import type { Binaries } from './find-binaries.js';
import { holdInUse } from './hold-in-use.js';
import { initCluster } from './init-cluster.js';
import { joinCluster } from './join-cluster.js';
import { leaveCluster } from './leave-cluster.js';

/** The built-in database, running. */
export interface Embedded {
  socket_dir: string;
  /** Leaves; the last process to leave also sees the server stop. */
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  data_dir: string;
  binaries: Binaries;
  logger: Logger;
  /** False for throw-away clusters: nothing is flushed to disk, and nothing is looked after in the background. */
  durable: boolean;
}

const rejoinPause = 1_000;

/** Joins or starts the built-in database, and brings it back when it dies while we use it. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { logger } = options;
  const paths = clusterPaths(options.data_dir);
  const engine = prepareEngine(paths, options.binaries, options.durable);
  await initCluster(paths, engine);
  const letGo = holdInUse(paths, engine);
  let closing = false;
  let rejoining: Promise<void> = Promise.resolve();

  const join = async (): Promise<pg.Client> => {
    const client = await joinCluster(paths, engine);
    client.once('end', () => {
      if (!closing) rejoining = rejoin();
    });
    return client;
  };
  const rejoin = async (): Promise<void> => {
    logger.warn('the built-in database ended; bringing it back');
    try {
      presence = await join();
    } catch (error) {
      logger.error({ err: error }, 'the built-in database cannot be brought back; trying again');
      setTimeout(() => {
        if (!closing) rejoining = rejoin();
      }, rejoinPause).unref();
    }
  };

  let presence: pg.Client;
  try {
    presence = await join();
  } catch (error) {
    letGo();
    throw error;
  }
  return {
    socket_dir: paths.run_dir,
    close: async () => {
      closing = true;
      // A server that is just restarting must be up before it can be stopped.
      await rejoining;
      await leaveCluster(paths, presence, letGo, logger);
    },
  };
}
