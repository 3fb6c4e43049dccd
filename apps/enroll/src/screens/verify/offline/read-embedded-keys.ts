import type { OutputOf } from '@skillcert/api-client';

/** The public keys of certificates. */
export type PublishedKeys = OutputOf<'certificate/fetchKeys'>['keys'];

const isKey = (value: unknown): value is PublishedKeys[number] =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'public_key' in value &&
  typeof value.public_key === 'string' &&
  'signs' in value &&
  typeof value.signs === 'boolean';

type Page = Pick<Document, 'getElementById'>;

/** The keys that the server has put into the page of the check, which a stored page still has. */
export const readEmbeddedKeys = (page: Page): PublishedKeys | undefined => {
  try {
    const script = page.getElementById('skillcert-certificate-keys');
    const value: unknown = JSON.parse(script?.textContent ?? 'null');
    const keys: unknown = Object(value).keys;
    return Array.isArray(keys) && keys.length > 0 && keys.every(isKey) ? keys : undefined;
  } catch {
    return undefined;
  }
};
