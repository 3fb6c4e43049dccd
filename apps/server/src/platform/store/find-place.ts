import type { Logger } from 'pino';
import type { Config } from '../settings/config.js';
import { awaitRestart } from './await-restart.js';
import { createDatabase } from './create-database.js';
import { type Binaries, findBinaries } from './embedded/find-binaries.js';
import { openEmbedded } from './embedded/open-embedded.js';
import { openPool, type PoolTarget } from './open-pool.js';

const databaseName = 'skillcert';

/** Where our database is, there for us until we leave. */
export interface Place {
  kind: 'embedded' | 'external';
  target: PoolTarget;
  leave(): Promise<void>;
}

/** The database that the configuration names, or the built-in one, started or joined. */
export async function findPlace(config: Config, logger: Logger, binaries?: Binaries): Promise<Place> {
  if (config.database_url) {
    return { kind: 'external', target: { url: config.database_url }, leave: async () => undefined };
  }
  const embedded = await openEmbedded({
    data_dir: config.data_dir,
    binaries: binaries ?? findBinaries(),
    logger,
    durable: true,
  });
  const admin = openPool({ socket_dir: embedded.socket_dir, database: 'postgres' }, logger, { max: 1 });
  try {
    await awaitRestart(() => createDatabase(admin, databaseName), logger);
  } catch (error) {
    await embedded.close();
    throw error;
  } finally {
    await admin.end();
  }
  const target = { socket_dir: embedded.socket_dir, database: databaseName };
  return { kind: 'embedded', target, leave: embedded.close };
}
