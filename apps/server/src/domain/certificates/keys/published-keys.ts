import type { OutputOf } from '@skillcert/api-client/contract';
import { certificateKeys, type KeyServices } from '../sign-certificate.js';

/** The public halves of the keys of certificates, for anybody who verifies codes. */
export const publishedKeys = (services: KeyServices): OutputOf<'certificate/fetchKeys'> => ({
  keys: certificateKeys(services).map(({ id, public_key }, index) => ({
    id,
    public_key: public_key.export({ format: 'jwk' }).x ?? '',
    signs: index === 0,
  })),
});
