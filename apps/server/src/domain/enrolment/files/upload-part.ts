import { uploadPartBytes } from '@skillcert/core';
import { keepPart } from '../../../platform/files/upload-parts.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { takeFrom } from '../../../platform/http/guards/take-from.js';

/** The number of parts that one phone may send in an hour: a hundred megabytes. */
const uploads = { name: 'upload-part', hits: 400, seconds: 3_600 };

export const uploadPart = handle('enrolment/uploadPart', async ({ input, caller, services, request }) => {
  const { bytes } = request;
  if (bytes.length !== uploadPartBytes) throw new Refusal('malformed');
  await takeFrom(services, uploads, caller.phone_index.toString('base64url'));
  const sha256 = Buffer.from(input.sha256, 'hex');
  const parts = await keepPart(services, caller, { sha256, part_no: input.at / uploadPartBytes, bytes });
  return { next: parts * uploadPartBytes };
});
