import type { Programme } from '@skillcert/core';
import { inspectPhoto } from '../../files/encode-photo.js';
import { Refusal } from '../../http/errors/refuse.js';
import { SheetFault } from '../../sheet/sheet-fault.js';
import type { ImportProblem } from '../../store/database.js';
import type { ColumnFields } from '../rows/guess-columns.js';
import type { RowCells } from '../rows/sealed-row.js';
import type { PhotoArchive } from './photo-archive.js';

/** The name that a row's photo goes by: what its column says, else the identity number. */
export const photoName = ({ cells }: RowCells, columns: ColumnFields, id_card: string): string =>
  cells[columns.indexOf('photo')] || id_card;

/** Says why a photo is not taken. @throws whatever is not the photo's fault */
export const photoProblem = (error: unknown): ImportProblem => {
  if (error instanceof SheetFault) return { field: 'photo', say: 'import.problem.photo_missing' };
  if (!(error instanceof Refusal)) throw error;
  const { width = 0, height = 0 } = error.details.values ?? {};
  return { field: 'photo', say: 'import.problem.photo_refused', values: { width, height } };
};

/** What is wrong with the photo of a row, without decoding it; nothing where no photos were sent. */
export const judgePhoto = async (
  photos: PhotoArchive | undefined,
  name: string,
  programme: Pick<Programme, 'photo'>,
): Promise<ImportProblem | undefined> => {
  if (!photos) return undefined;
  try {
    const bytes = await photos.find(name);
    if (!bytes) return { field: 'photo', say: 'import.problem.photo_missing' };
    await inspectPhoto(bytes, programme);
    return undefined;
  } catch (error) {
    return photoProblem(error);
  }
};
