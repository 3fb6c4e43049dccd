import type { Services } from '../../../platform/services.js';
import { isTooLong, withoutTooLong } from '../../../platform/sheet/too-long.js';
import { idIndex } from '../../foundation/search/id-index.js';
import { filledIn } from './filled-in.js';
import { finishStep } from './finish-step.js';
import { type KeptRow, openHead } from './kept-heads.js';
import { nextRows, type WaitingRow, type WorkedImport } from './next-import.js';
import { closeImportPhotos, type ImportPhotos } from './photos/import-photos.js';
import { evaluatePhoto } from './photos/photo-of-row.js';
import { keepPhotosLeft } from './photos/photos-left.js';
import { evaluateRow, identityOf, type RowRules } from './rows/evaluate-row.js';
import { markDoubles } from './rows/mark-doubles.js';
import { rowRules } from './rows/row-rules.js';
import { openRow } from './rows/sealed-row.js';
import { type RowVerdict, writeVerdicts } from './rows/write-verdicts.js';

/** The rows checked between two turns of the server's other work: some ten milliseconds. */
const atOnce = 100;

const checkRow = async (
  { keyring, programme }: Pick<Services, 'keyring' | 'programme'>,
  rules: RowRules,
  { row_no, cells_enc }: WaitingRow,
  { photos, head }: { readonly photos: ImportPhotos | undefined; readonly head: KeptRow | undefined },
): Promise<RowVerdict> => {
  const row = withoutTooLong(openRow(keyring, cells_enc), head);
  const evaluated = evaluateRow(row, row_no, rules);
  const { id_type, id_card, phone } = identityOf(row, rules);
  const photo = await evaluatePhoto(photos, row_no, programme);
  // All problems are reported at once, so that a row need not be sent again for each of them.
  const problems = [...(Array.isArray(evaluated) ? evaluated : []), ...(photo ? [photo] : [])];
  return {
    row_no,
    state: problems.length > 0 ? 'wrong' : 'good',
    problems,
    id_index: id_card ? idIndex(keyring, id_type, id_card) : null,
    phone_index: phone ? keyring.blindIndex('phone', phone) : null,
    filled: isTooLong(row) ? ['row_too_long'] : filledIn(row, rules),
  };
};

/**
 * Checks the next rows of an import, and finds duplicates of enrolments and of other rows. It stores nothing that the
 * next slice would need, so another server can continue.
 * @returns whether there is more to check
 */
export const checkSlice = async (
  services: Services,
  worked: WorkedImport,
  photos: ImportPhotos | undefined,
): Promise<boolean> => {
  const { store, now } = services;
  const rows = await nextRows(store.db, worked, 'read', atOnce);
  const rules = rowRules(services, worked);
  const evaluated: RowVerdict[] = [];
  const head = await openHead(store.db, services.keyring, worked);
  for (const row of rows) evaluated.push(await checkRow(services, rules, row, { photos, head }));
  const verdicts = await markDoubles(store.db, worked, evaluated);
  return store.withTx(async (tx) => {
    if (rows.length > 0) await writeVerdicts(tx, worked, 'read', verdicts);
    else if ((await finishStep(tx, worked, 'finish_check', now())) && photos) {
      await keepPhotosLeft(tx, services.keyring, worked, photos);
      closeImportPhotos(services);
    }
    return rows.length > 0;
  });
};
