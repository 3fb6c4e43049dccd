import { maskIdCard } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import type { Keyring } from '../../../../platform/crypto/keyring.js';
import { wordsIn } from '../../../../platform/http/words.js';
import type { Services } from '../../../../platform/services.js';
import type { Database, ImportProblem } from '../../../../platform/store/database.js';
import type { WorkedImport } from '../next-import.js';
import type { ImportPhotos } from './import-photos.js';

/** A file of an archive that was not used as a photo, and the reason. */
interface KeptPhoto extends Pick<ImportProblem, 'say' | 'values'> {
  readonly file: string;
}

const seal = 'import_photos_left';

/** Stores which files of a checked archive are left: those of no row, and those that cannot be used. */
export const keepPhotosLeft = async (
  tx: Transaction<Database>,
  keyring: Keyring,
  { class_id, import_id }: WorkedImport,
  { matched: { of, left } }: ImportPhotos,
): Promise<void> => {
  const { rows } = await sql<{ row_no: number; problems: ImportProblem[] }>`
    select row_no, problems from import_row
    where class_id = ${class_id} and import_id = ${import_id} and problems @> '[{"field": "photo"}]'
    order by row_no`.execute(tx);
  const unusable = rows.flatMap(({ row_no, problems }): KeptPhoto[] => {
    const found = of.get(row_no);
    const problem = problems.find(({ field }) => field === 'photo');
    return found && 'file' in found && problem ? [{ ...problem, file: found.file }] : [];
  });
  const all: KeptPhoto[] = [
    ...left.map(({ file, why }): KeptPhoto => ({ file, say: `import.photo_left.${why}` })),
    ...unusable,
  ];
  await tx
    .updateTable('candidate_import')
    .set({ photos_left_enc: all.length > 0 ? keyring.seal(seal, JSON.stringify(all)) : null })
    .where('class_id', '=', class_id)
    .where('import_id', '=', import_id)
    .execute();
};

/** A file that is left, and the reason in words. */
export interface LeftPhoto {
  readonly file: string;
  readonly why: string;
}

/** The files that are left of an import, each with the reason in words of one language. */
export const photosLeft = async (
  { store, keyring }: Pick<Services, 'store' | 'keyring'>,
  { class_id, import_id }: Pick<WorkedImport, 'class_id' | 'import_id'>,
  language: string,
): Promise<readonly LeftPhoto[]> => {
  const found = await store.db
    .selectFrom('candidate_import')
    .select('photos_left_enc')
    .where('class_id', '=', class_id)
    .where('import_id', '=', import_id)
    .executeTakeFirst();
  if (!found?.photos_left_enc) return [];
  const words = wordsIn(language);
  // Only keepPhotosLeft writes data that this key opens.
  const left = JSON.parse(keyring.open(seal, found.photos_left_enc)) as KeptPhoto[];
  return left.map(({ file, say, values }) => ({ file, why: words(say, values) }));
};

/** The name of a file for the screen: an identity number in it is masked. */
export const maskFile = (file: string): string =>
  file.replace(/\d{8,}[\dXx]?/g, (number) => maskIdCard(number));
