// The secrets that only the machine of the server has: its key and its tables.
// @boundaries-ignore codes are signed as the product signs them
import { signCertificate } from '../../apps/server/src/domain/certificates/sign-certificate.js';
// @boundaries-ignore codes are signed as the product signs them
import { signTicket, ticketKey } from '../../apps/server/src/domain/exam/tickets/sign-ticket.js';
// @boundaries-ignore codes are signed as the product signs them
import { openKeyring } from '../../apps/server/src/platform/crypto/open-keyring.js';
// @boundaries-ignore codes are signed as the product signs them
import { signingKeys } from '../../apps/server/src/platform/crypto/signing-keys.js';
// @boundaries-ignore the tables are reached as the product reaches them
import { clusterPaths } from '../../apps/server/src/platform/store/embedded/cluster-paths.js';
// @boundaries-ignore as above
import { openPool } from '../../apps/server/src/platform/store/open-pool.js';
import type { Product } from './start-product.js';

type OnDisk = Pick<Product, 'data_dir'>;
type SignedTicket = Parameters<typeof signTicket>[1];
type SignedCertificate = Parameters<typeof signCertificate>[1];

const keyringOf = ({ data_dir }: OnDisk) =>
  openKeyring({ data_dir, secret_key: undefined, secret_key_file: undefined });

/** Signs codes of tickets as the running product does. */
export const ticketSigner = (product: OnDisk): ((ticket: SignedTicket) => string) => {
  const key = ticketKey(keyringOf(product));
  return (ticket) => signTicket(key, ticket);
};

/** Signs codes of certificates as the running product does. */
export const certificateSigner = (product: OnDisk): ((certificate: SignedCertificate) => string) => {
  const [key] = signingKeys(keyringOf(product), 'certificate', 1);
  return (certificate) => signCertificate(key, certificate);
};

const silent = { info: () => undefined, debug: () => undefined } as never;

/** Runs statements on the built-in database, for setups that would take minutes by calls. */
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
