import { Refusal } from '../http/errors/refuse.js';
import { encodePicture } from './encode-picture.js';

/** What somebody attached, in the form in which it is kept. */
export interface Attachment {
  readonly bytes: Buffer;
  readonly media_type: 'application/pdf' | 'image/jpeg';
  readonly width?: number;
  readonly height?: number;
}

const start = Buffer.from('%PDF-');
const end = Buffer.from('%%EOF');
/** Readers look for the end of a PDF in its last kilobyte. */
const tail = 1_024;

// The small print of a scanned page must stay readable.
const size = { least: 200, most: 3_000 };

const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, start.length).equals(start) && bytes.subarray(-tail).includes(end);

/**
 * Reads an attachment: a PDF as it came, or a picture made anew. What the bytes are is their own word, not the sender's.
 * @throws a Refusal `file_refused` for everything else
 */
export const readAttachment = async (sent: Uint8Array): Promise<Attachment> => {
  const bytes = Buffer.from(sent);
  if (isPdf(bytes)) return { bytes, media_type: 'application/pdf' };
  try {
    return { ...(await encodePicture(bytes, size)), media_type: 'image/jpeg' };
  } catch (error) {
    throw error instanceof Refusal ? new Refusal('file_refused') : error;
  }
};
