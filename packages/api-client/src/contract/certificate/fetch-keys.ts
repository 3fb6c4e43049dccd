import { z } from 'zod';
import { endpoint } from '../endpoint.js';

/**
 * The public keys that codes of certificates are checked with, by the id that a code names: the one that signs now, and those that signed before, whose
 * papers stay genuine. Whoever has them checks codes without this server; whether a certificate still holds only the register says.
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
