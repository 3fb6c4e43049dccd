import type pg from 'pg';
import type { Logger } from 'pino';
import { clusterPaths } from './cluster-paths.js';
import { prepareEngine } from './engine.js';
import { type Binaries, findBinaries } from './find-binaries.js';
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
  logger: Logger;
  /** Other binaries than npm's, for tests. */
  binaries?: Binaries;
  /** False for throw-away clusters. */
  durable?: boolean;
}

const rejoinPause = 1_000;

/** Joins or starts the built-in database, and brings it back when it dies while we use it. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { data_dir, logger, binaries = findBinaries(), durable = true } = options;
  const paths = clusterPaths(data_dir);
  const engine = prepareEngine(paths, binaries, durable);
  engine.own(paths.run_dir);
  const letGo = holdInUse(paths, engine);
  let closing = false;
  let presence: pg.Client;

  const join = async (): Promise<void> => {
    await initCluster(paths, engine);
    presence = await joinCluster(paths, engine);
    presence.once('end', () => {
      if (!closing) rejoin();
    });
  };
  const rejoin = (): void => {
    logger.warn('the built-in database ended; bringing it back');
    join().catch((error: unknown) => {
      logger.error({ err: error }, 'the built-in database cannot be brought back; trying again');
      setTimeout(() => closing || rejoin(), rejoinPause).unref();
    });
  };

  try {
    await join();
  } catch (error) {
    letGo();
    throw error;
  }
  return {
    socket_dir: paths.run_dir,
    close: async () => {
      closing = true;
      await leaveCluster(paths, presence, letGo, logger);
    },
  };
}
