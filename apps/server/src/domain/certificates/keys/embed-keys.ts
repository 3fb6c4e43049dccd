import { inertJson } from '../../../platform/sites/inert-json.js';
import type { KeyServices } from '../sign-certificate.js';
import { publishedKeys } from './published-keys.js';

const checkPath = '/verify';

/** Whether a page is the one on which certificates are checked. */
export const isCheck = (path: string): boolean => path === checkPath || path.startsWith(`${checkPath}/`);

/**
 * The keys of certificates as inert JSON: a page that was opened once verifies codes without a connection
 * (docs/adr/0055).
 */
export const keysTag = (services: KeyServices): string =>
  inertJson('skillcert-certificate-keys', publishedKeys(services));
