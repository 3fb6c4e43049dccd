import { defaultProgramme } from '@skillcert/core';
import sharp from 'sharp';
import { zipFile } from '../../../../platform/zip/zip-file.js';

/** A picture of a size, as JPEG, of content that cannot be compressed further. */
export const picture = (
  width = defaultProgramme.photo.width_px,
  height = defaultProgramme.photo.height_px,
): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .jpeg()
    .toBuffer();

/** An archive of files by their names. */
export const photoZip = (files: Readonly<Record<string, Uint8Array>>): Promise<Buffer> =>
  zipFile(Object.entries(files).map(([name, bytes]) => ({ name, content: [bytes] })));
