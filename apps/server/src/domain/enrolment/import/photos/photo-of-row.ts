import { bytesFault, type PictureFault, type Programme } from '@skillcert/core';
import { inspectPhoto } from '../../../../platform/files/encode-photo.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import { SheetFault } from '../../../../platform/sheet/sheet-fault.js';
import type { ImportProblem } from '../../../../platform/store/database.js';
import type { ImportPhotos } from './import-photos.js';

const unusable = (picture: PictureFault): ImportProblem => ({
  field: 'photo',
  say: `picture.${picture.fault}`,
  // A row has a photo and no document, so that the message offers no PDF.
  values: { ...picture, pdf: 'no' },
});

/**
 * Converts an error to the reason why a photo is refused.
 * @throws every error that the photo did not cause
 */
export const photoProblem = (error: unknown): ImportProblem => {
  if (error instanceof SheetFault) return unusable({ fault: 'damaged' });
  if (!(error instanceof Refusal) || !error.details.picture) throw error;
  return unusable(error.details.picture);
};

/**
 * The photo of a row, or the reason why there is none.
 * @throws a SheetFault where the archive is damaged at that place
 */
export const readPhoto = async (
  { archive, matched }: ImportPhotos,
  row_no: number,
): Promise<Buffer | ImportProblem> => {
  const found = matched.of.get(row_no);
  if (!found) return { field: 'photo', say: 'import.problem.photo_missing' };
  if ('fault' in found) return { field: 'photo', say: `import.problem.photo_${found.fault}` };
  const tooLarge = bytesFault(archive.sizeOf(found.file));
  if (tooLarge) return unusable(tooLarge);
  return (await archive.find(found.file)) ?? unusable({ fault: 'damaged' });
};

/** Checks the photo of a row without decoding it. Returns undefined if no photos were sent. */
export const evaluatePhoto = async (
  photos: ImportPhotos | undefined,
  row_no: number,
  programme: Pick<Programme, 'photo'>,
): Promise<ImportProblem | undefined> => {
  if (!photos) return undefined;
  try {
    const photo = await readPhoto(photos, row_no);
    if (!Buffer.isBuffer(photo)) return photo;
    await inspectPhoto(photo, programme);
    return undefined;
  } catch (error) {
    return photoProblem(error);
  }
};
