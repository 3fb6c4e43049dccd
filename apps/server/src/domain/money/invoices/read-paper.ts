import { limits } from '@skillcert/core';
import { type Attachment, keptFault, readAttachment } from '../../../platform/files/read-attachment.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { openZip } from '../../../platform/zip/open-zip.js';

/** An invoice in the form in which it is kept. */
export type InvoicePaper = Omit<Attachment, 'media_type'> & {
  readonly media_type: Attachment['media_type'] | 'application/ofd';
};

/** An OFD is an archive with a document of that name at its root. */
const isOfd = async (bytes: Buffer): Promise<boolean> => {
  if (bytes.toString('latin1', 0, 2) !== 'PK') return false;
  const { entries, pathOf } = await openZip(bytes, {
    entries_max: 1_000,
    unpacked_bytes_max: 10 * limits.photo_bytes_max,
    faults: { many: 'damaged', none: 'not_zip' },
  });
  return entries.some((entry) => pathOf(entry).at(-1) === 'OFD.xml');
};

/**
 * Reads an invoice: a PDF or an OFD as it came, or a picture made anew. The bytes say what they are, not the sender.
 * @throws a Refusal `file_refused` for everything else
 */
export const readPaper = async (sent: Uint8Array): Promise<InvoicePaper> => {
  const bytes = Buffer.from(sent);
  const ofd = await isOfd(bytes).catch(() => {
    throw new Refusal('file_refused');
  });
  const picture = ofd ? keptFault(bytes) : undefined;
  if (picture) throw new Refusal('file_refused', { picture });
  return ofd ? { bytes, media_type: 'application/ofd' } : readAttachment(bytes);
};
