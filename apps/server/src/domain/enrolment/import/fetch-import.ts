import type { ImportRow } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { Keyring } from '../../../platform/crypto/keyring.js';
import { handle } from '../../../platform/http/calls/handle.js';
import type { Database, ImportProblem } from '../../../platform/store/database.js';
import { pageOf } from '../../../platform/store/read-page.js';
import { findOffer } from './find-offer.js';
import { type LeftPhoto, maskFile, photosLeft } from './photos/photos-left.js';
import { fieldTitles } from './rows/field-titles.js';
import { sayProblems } from './rows/say-problems.js';
import { openRow } from './rows/sealed-row.js';
import { findShown } from './show-import.js';

interface LeftOut extends Pick<ImportRow, 'row' | 'kind'> {
  readonly cells_enc: Buffer;
  readonly problems: readonly ImportProblem[];
}

interface Asked {
  readonly class_id: number;
  readonly import_id: number;
  readonly name_column: number;
  readonly page: number;
  readonly limit: number;
  readonly language: string;
}

/** A page of the rows that were not taken, in the order of the sheet. */
const leftOut = async (db: Kysely<Database>, keyring: Keyring, asked: Asked): Promise<ImportRow[]> => {
  const { rows } = await sql<LeftOut>`
    select row_no as row, state as kind, cells_enc, problems from import_row
    where class_id = ${asked.class_id} and import_id = ${asked.import_id}
      and state in ('wrong', 'double', 'refused')
    order by row_no ${pageOf(asked)}`.execute(db);
  return rows.map(({ row, kind, cells_enc, problems }) => ({
    row,
    kind,
    name: openRow(keyring, cells_enc).cells[asked.name_column] ?? '',
    problems: sayProblems(problems, asked.language),
  }));
};

const photosShown = 100;
const masked = ({ file, why }: LeftPhoto) => ({ file: maskFile(file), why });

export const fetchImport = handle('enrolment/fetchImport', async ({ input, caller, services, request }) => {
  const { store, keyring, now } = services;
  const { class_id, page, limit } = input;
  const { language } = request;
  const looking = { caller, keyring, now: now() };
  const found = await findShown(store.db, looking, sql`i.class_id = ${class_id}`);
  const fields = fieldTitles(language);
  if (!found) await findOffer(store.db, class_id);
  const nothing = { items: [], total: 0 };
  if (!found) return { import: null, left_out: nothing, photos_left: nothing, fields };
  const { import_id, columns, rows } = found;
  const photos = await photosLeft({ store, keyring }, found, language);
  const total = rows.wrong + rows.double + rows.refused;
  const name_column = columns.findIndex(({ field }) => field === 'name');
  const asked = { class_id, import_id, name_column, page, limit, language };
  return {
    import: found,
    photos_left: { items: photos.slice(0, photosShown).map(masked), total: photos.length },
    left_out: { items: total > 0 ? await leftOut(store.db, keyring, asked) : [], total },
    fields,
  };
});
