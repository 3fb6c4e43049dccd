import { setImmediate as turn } from 'node:timers/promises';
import { type MatchedPhotos, matchPhotos, normalisePhone, type PhotoRow } from '@skillcert/core';
import type { Services } from '../../../../platform/services.js';
import { headWords } from '../../../../platform/sheet/head-words.js';
import { SheetFault } from '../../../../platform/sheet/sheet-fault.js';
import type { KeptArchive } from '../../../../platform/zip/kept-archive.js';
import type { WorkedImport } from '../next-import.js';
import { openHeads, openRow } from '../rows/sealed-row.js';
import { openPhotos } from './photo-archive.js';

/** The photos of an import, and the row that each of them belongs to. */
export interface ImportPhotos {
  readonly archive: Pick<KeptArchive, 'find' | 'sizeOf'>;
  readonly matched: MatchedPhotos;
}

/** Rows decrypted before other work of the server gets a turn. */
const atOnce = 500;

/** Headings of columns that number the people of a sheet. */
const numberHeads: readonly string[] = [
  '序号',
  '编号',
  '学号',
  '考号',
  '号',
  'no',
  'number',
  '番号',
  '通し番号',
  'n.º',
  'nº',
  'núm',
  'número',
].map((head) => headWords(head)[0]);

const isNumberHead = (head: string) => headWords(head).some((word) => numberHeads.includes(word));

/** Reads the values of every row that can name its photo. A file is matched against all rows at once. */
const readPeople = async (
  { store: { db }, keyring }: Pick<Services, 'store' | 'keyring'>,
  { class_id, import_id, columns }: WorkedImport,
): Promise<readonly PhotoRow[]> => {
  const { heads_enc } = await db
    .selectFrom('candidate_import')
    .select('heads_enc')
    .where('class_id', '=', class_id)
    .where('import_id', '=', import_id)
    .executeTakeFirstOrThrow();
  const number = openHeads(keyring, heads_enc).findIndex(
    (head, at) => columns[at] === '' && isNumberHead(head),
  );
  const [said, id_card, name, phone] = (['photo', 'id_card', 'name', 'phone'] as const).map((field) =>
    columns.indexOf(field),
  );
  const people: PhotoRow[] = [];
  for (let after = -1; ; await turn()) {
    const rows = await db
      .selectFrom('import_row')
      .select(['row_no', 'cells_enc'])
      .where('class_id', '=', class_id)
      .where('import_id', '=', import_id)
      .where('row_no', '>', after)
      .orderBy('row_no')
      .limit(atOnce)
      .execute();
    for (const { row_no, cells_enc } of rows) {
      const { cells } = openRow(keyring, cells_enc);
      const text = (at = -1) => cells[at] ?? '';
      people.push({
        row_no,
        said: text(said),
        id_card: text(id_card),
        name: text(name),
        phone: normalisePhone(text(phone)),
        number: text(number),
      });
    }
    const last = rows.at(-1);
    if (!last) return people;
    after = last.row_no;
  }
};

/** The photos of an archive that can no longer be read: none. The rows report it, and other imports get their turn. */
const none: ImportPhotos = {
  archive: { find: async () => undefined, sizeOf: () => 0 },
  matched: { of: new Map(), left: [] },
};

const open = async (services: Services, worked: WorkedImport, photos_size: number): Promise<ImportPhotos> => {
  try {
    const archive = await openPhotos(services.store.db, services.keyring, { ...worked, photos_size });
    const files = [...archive.keys, ...archive.others];
    return { archive, matched: matchPhotos(files, await readPeople(services, worked)) };
  } catch (error) {
    if (error instanceof SheetFault) return none;
    throw error;
  }
};

interface Opened {
  readonly import_id: number;
  readonly updated_at: number;
  readonly photos: Promise<ImportPhotos>;
}

// An import takes many rounds, but its rows and photos are matched once.
const opened = new WeakMap<Services['store'], Opened>();

/** The photos of an import in progress, or undefined if none were sent. */
export const importPhotos = async (
  services: Services,
  worked: WorkedImport,
): Promise<ImportPhotos | undefined> => {
  const { import_id, photos, photos_size } = worked;
  if (photos === null || photos_size === null) return undefined;
  const updated_at = worked.updated_at.getTime();
  const known = opened.get(services.store);
  if (known?.import_id === import_id && known.updated_at === updated_at) return known.photos;
  const made = open(services, worked, photos_size);
  opened.set(services.store, { import_id, updated_at, photos: made });
  // A temporary failure is retried in the next round.
  made.catch(() => opened.delete(services.store));
  return made;
};

/** Releases the memory of an import that is done. */
export const closeImportPhotos = ({ store }: Pick<Services, 'store'>): void => {
  opened.delete(store);
};
