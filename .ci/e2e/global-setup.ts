import { reapKilledRuns, removeRunFolder } from './run-folder.js';
import { copySeeded, startProduct } from './start-product.js';
import { startThrowawayPostgres } from './start-throwaway-postgres.js';

/**
 * One product on the built-in engine for all tests, and in the full run one on Debian's PostgreSQL if it is
 * installed.
 */
const globalSetup = async () => {
  reapKilledRuns();
  const startExternal = async () => {
    const postgres = process.env.TEST_FULL ? await startThrowawayPostgres() : undefined;
    const product = postgres && (await startProduct({ database_url: postgres.database_url }));
    return { postgres, external: product };
  };
  const startEmbedded = async () => {
    const seeded = await startProduct();
    await seeded.stop();
    process.env.E2E_SEEDED = seeded.data_dir;
    return startProduct({ data_dir: copySeeded() });
  };
  const [embedded, { postgres, external }] = await Promise.all([startEmbedded(), startExternal()]);
  process.env.E2E_EMBEDDED = JSON.stringify(embedded);
  if (external) process.env.E2E_EXTERNAL = JSON.stringify(external);
  return async () => {
    await embedded.discard();
    await external?.discard();
    await postgres?.discard();
    removeRunFolder();
  };
};

export default globalSetup;
