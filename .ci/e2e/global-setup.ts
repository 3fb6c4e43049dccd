import { startProduct } from './start-product.js';
import { startThrowawayPostgres } from './start-throwaway-postgres.js';

/** One product on the embedded engine for all tests, and one on Debian's PostgreSQL for the main job where it is installed. */
const globalSetup = async () => {
  const embedded = await startProduct();
  process.env.E2E_EMBEDDED = JSON.stringify(embedded);
  const postgres = await startThrowawayPostgres();
  const external = postgres && (await startProduct(postgres.database_url));
  if (external) process.env.E2E_EXTERNAL = JSON.stringify(external);
  return async () => {
    await embedded.stop();
    await external?.stop();
    await postgres?.stop();
  };
};

export default globalSetup;
