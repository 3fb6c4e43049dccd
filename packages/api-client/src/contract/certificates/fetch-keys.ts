import { z } from 'zod';
import { endpoint } from '../endpoint.js';

/**
 * The public keys that verify certificate codes, by the id that a code names: the current signing key and the
 * former ones, whose papers stay genuine. With them anybody verifies codes without this server; only the register
 * knows whether a certificate still holds.
 */
export const fetchKeys = endpoint('certificate/fetchKeys', {
  method: 'GET',
  summary: 'Public keys of certificates',
  input: z.strictObject({}),
  output: z.object({
    keys: z.array(
      z.object({
        id: z.string(),
        /** Ed25519, 32 bytes in base64url. */
        public_key: z.string(),
        /** Whether new certificates are signed with it. */
        signs: z.boolean(),
      }),
    ),
  }),
  access: { to: 'anyone' },
  example: {
    input: {},
    output: {
      keys: [
        { id: 'MFRGGZDF', public_key: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo', signs: true },
        { id: 'NBSWY3DP', public_key: 'FsZuWLSXbrLmWHhKZDKXJLPzdWTZDpTBLBGGFbyRDpY', signs: false },
      ],
    },
  },
});
