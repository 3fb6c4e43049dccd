import { wordsIn } from '../../../../platform/http/words.js';
import { writeSheet } from '../../../../platform/sheet/write-sheet.js';
import type { LeftPhoto } from '../photos/photos-left.js';

/** The files of an archive that were not used as photos, each with the reason. */
export const photosSheet = (left: readonly LeftPhoto[], language: string): Promise<Buffer> => {
  const words = wordsIn(language);
  return writeSheet({
    title: words('import.photos_left'),
    columns: [
      { head: words('import.photo_file'), width: 40 },
      { head: words('import.photo_why'), width: 80 },
    ],
    rows: left.map(({ file, why }) => [file, why]),
  });
};
