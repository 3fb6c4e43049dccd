import { limits } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';

/**
 * Makes the secret of a second factor (RFC 6238), in this answer and nowhere else. It counts once a code of it was
 * typed; a repeat makes another one.
 */
export const startFactor = endpoint('user/startFactor', {
  summary: 'Make the secret of a second factor for an authenticator app',
  input: z.strictObject({
    password: z.string().min(1, 'required').max(limits.typed_password_length_max, 'too_long'),
  }),
  output: z.object({
    /** Base32, to be typed into the app. */
    secret: z.string(),
    /** The same as an `otpauth:` address, for a QR code. */
    address: z.string(),
  }),
  access: { to: 'session' },
  refuses: ['transition_refused', 'too_many'],
  example: {
    input: { password: 'master01-demo' },
    output: {
      secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      address:
        'otpauth://totp/master01?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Example&digits=6&period=30',
    },
  },
});
