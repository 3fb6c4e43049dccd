import { limits } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';

/**
 * Replaces the QR code of one's own unit by a picture (JPEG, PNG or WebP as the decoder sees it), re-encoded and
 * stored encrypted. For accounts that speak for their unit; everybody else gets the answer of a missing one.
 */
export const uploadUnitQr = endpoint('user/uploadUnitQr', {
  summary: 'Replace the QR code of one’s own unit by a picture',
  input: z.strictObject({}),
  /** The new address of the picture in the unit. */
  output: z.object({ pi_qr: z.string() }),
  access: { to: 'session' },
  body: 'bytes',
  bytes_max: limits.picture_bytes_max,
  refuses: [
    'not_found',
    'must_change_password',
    'must_enrol_factor',
    'photo_refused',
    'too_large',
    'too_many',
  ],
  example: { input: {}, output: { pi_qr: '/api/user/fetchUnitQr?file_id=180143985099777' } },
});
