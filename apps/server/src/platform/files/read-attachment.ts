import { limits, type PictureFault, pictureFormat } from '@skillcert/core';
import { Refusal } from '../http/errors/refuse.js';
import { encodePicture } from './encode-picture.js';

/** An attachment, in the form in which it is stored. */
export interface Attachment {
  readonly bytes: Buffer;
  readonly media_type: 'application/pdf' | 'image/jpeg';
  readonly width?: number;
  readonly height?: number;
}

const end = Buffer.from('%%EOF');
/** Readers look for the end of a PDF in its last kilobyte. */
const tail = 1_024;

// The small print of a scanned page must stay readable.
const size = { least: 200, most: 3_000 };

/** The fault of a file that is stored unchanged. @param isWhole whether it reaches its own end marker */
export const keptFault = (bytes: Uint8Array, isWhole = true): PictureFault | undefined => {
  const most = limits.photo_bytes_max / 1_048_576;
  if (bytes.length > limits.photo_bytes_max)
    return { fault: 'bytes', megabytes: Math.ceil(bytes.length / 104_857.6) / 10, most };
  return isWhole ? undefined : { fault: 'damaged' };
};

/**
 * Reads an attachment: a PDF unchanged, or a picture re-encoded. The bytes decide the format, not the sender.
 * @throws a Refusal `file_refused` with the fault
 */
export const readAttachment = async (sent: Uint8Array): Promise<Attachment> => {
  const bytes = Buffer.from(sent);
  if (pictureFormat(bytes) === 'PDF') {
    const picture = keptFault(bytes, bytes.subarray(-tail).includes(end));
    if (picture) throw new Refusal('file_refused', { picture });
    return { bytes, media_type: 'application/pdf' };
  }
  try {
    return { ...(await encodePicture(bytes, size)), media_type: 'image/jpeg' };
  } catch (error) {
    throw error instanceof Refusal ? new Refusal('file_refused', error.details) : error;
  }
};
