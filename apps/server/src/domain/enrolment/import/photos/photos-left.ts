import { maskIdCard, maskPhone } from '@skillcert/core';
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

const moment =
  /^20\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:(?:[01]\d|2[0-3])(?:[0-5]\d){2}(?:\d{3})?)?$/;
/** Milliseconds since 1970, and hours to milliseconds behind a day, as phones write them. */
const clock = /^(?:1[4-9]\d{11}|(?:[01]\d|2[0-3])(?:[0-5]\d){2}\d{3})$/;
const camera =
  /(?:img|image|dsc[nf]?|pic|pxl|vid|mmexport|wx_camera|screenshot|微信图片)[-_ ]?(?:\d{8}[-_ ])?$/i;
const inGroups = /(?<!\d)(\d{6})([ -])\d{8}\2(\d{3}[\dXx])(?![\dXx])/g;
const phone = /^(86)?(1[3-9]\d{9})$/;

/**
 * The name of a file for the screen: an identity number or a phone in it is masked. The moment and the counter of a
 * camera stay, so that the file can be found.
 */
export const maskFile = (file: string): string =>
  file
    .replace(inGroups, (_, place: string, between: string, rest: string) =>
      [place, '*'.repeat(8), rest].join(between),
    )
    .replace(/\d{8,}[\dXx]?/g, (number: string, at: number) => {
      const [, abroad = '', mobile] = phone.exec(number) ?? [];
      if (mobile) return abroad + maskPhone(mobile);
      const isCounted = camera.test(file.slice(0, at)) && (number.length === 8 || clock.test(number));
      return isCounted || moment.test(number) ? number : maskIdCard(number);
    });
