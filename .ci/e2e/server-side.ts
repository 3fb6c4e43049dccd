// What only the machine of the server knows: its key and its tables.
// @boundaries-ignore codes are signed as the product signs them
import { openKeyring } from '../../apps/server/src/crypto/open-keyring.js';
// @boundaries-ignore codes are signed as the product signs them
import { signTicket, ticketKey } from '../../apps/server/src/exam/tickets/sign-ticket.js';
// @boundaries-ignore the tables are reached as the product reaches them
import { clusterPaths } from '../../apps/server/src/store/embedded/cluster-paths.js';
// @boundaries-ignore as above
import { openPool } from '../../apps/server/src/store/open-pool.js';
import type { Product } from './start-product.js';

type OnDisk = Pick<Product, 'data_dir'>;
type Signed = Parameters<typeof signTicket>[1];

/** Signs codes of tickets as the running product does. */
export const ticketSigner = ({ data_dir }: OnDisk): ((ticket: Signed) => string) => {
  const key = ticketKey(openKeyring({ data_dir, secret_key: undefined, secret_key_file: undefined }));
  return (ticket) => signTicket(key, ticket);
};

const silent = { info: () => undefined, debug: () => undefined } as never;

/** Runs statements on the built-in database, for what by calls would take minutes. */
export const runStatements = async (
  { data_dir }: OnDisk,
  ...statements: readonly string[]
): Promise<void> => {
  const target = { socket_dir: clusterPaths(data_dir).run_dir, database: 'skillcert' };
  const pool = openPool(target, silent, { max: 1 });
  try {
    for (const statement of statements) await pool.query(statement);
  } finally {
    await pool.end();
  }
};
