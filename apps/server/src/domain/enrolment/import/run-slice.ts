import { maskPhone, type Role } from '@skillcert/core';
import type { Transaction } from 'kysely';
import { encodePhoto } from '../../../platform/files/encode-photo.js';
import { storePhoto } from '../../../platform/files/store-photo.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Services } from '../../../platform/services.js';
import type { Database, ImportProblem } from '../../../platform/store/database.js';
import { errorCode } from '../../../platform/store/error-code.js';
import { askerOf } from '../../foundation/access/asker-of.js';
import { candidateFacts } from '../intake/declared-facts.js';
import type { EnrolRequest } from '../intake/enrol-request.js';
import { sealCandidate } from '../intake/seal-candidate.js';
import { finishStep } from './finish-step.js';
import { forgetPhotos } from './forget-import.js';
import { nextRows, type WaitingRow, type WorkedImport } from './next-import.js';
import { closeImportPhotos, type ImportPhotos } from './photos/import-photos.js';
import { photoProblem, readPhoto } from './photos/photo-of-row.js';
import { evaluateRow, type ImportedForm, type RowRules } from './rows/evaluate-row.js';
import { problemsOf } from './rows/form-problems.js';
import type { InvoiceWish } from './rows/read-wish.js';
import { rowRules } from './rows/row-rules.js';
import { openRow, type RowCells } from './rows/sealed-row.js';
import { type RowVerdict, writeVerdicts } from './rows/write-verdicts.js';

/** Candidates enrolled together in one transaction of the desk, short enough to let other requests in between. */
const atOnce = 50;

/** A row that became an enrolment, with its invoice wish. */
interface Enrolled extends RowVerdict {
  readonly enrolment_id: number;
  readonly wish: InvoiceWish | undefined;
}

/** Stores the invoice wishes of the enrolled rows. A row that is enrolled again has the same wish. */
const keepWishes = async (
  tx: Transaction<Database>,
  { class_id, asked_by }: WorkedImport,
  verdicts: readonly (RowVerdict | Enrolled)[],
): Promise<void> => {
  const wishes = verdicts.flatMap((row) =>
    'wish' in row && row.wish
      ? [{ ...row.wish, class_id, enrolment_id: row.enrolment_id, wished_by: asked_by }]
      : [],
  );
  if (wishes.length === 0) return;
  await tx
    .insertInto('invoice_wish')
    .values(wishes)
    .onConflict((conflict) => conflict.columns(['class_id', 'enrolment_id']).doNothing())
    .execute();
};

const refusedFor = (row_no: number, ...problems: ImportProblem[]): RowVerdict => ({
  row_no,
  state: 'refused',
  problems,
});

/** Photos of an import belong to the import, like those of a candidate belong to the verified phone. */
const ownerOf = ({ keyring }: Pick<Services, 'keyring'>, { import_id }: WorkedImport): Buffer =>
  keyring.sign('import', String(import_id));

/** A row always has the same key, so that every attempt to enrol it is the same request. */
const keyOf = ({ import_id }: WorkedImport, row_no: number) => `import-${import_id}-${row_no}`;

const requestOf = (
  services: Services,
  worked: WorkedImport,
  {
    row_no,
    form,
    photo_id,
  }: { readonly row_no: number; readonly form: ImportedForm; readonly photo_id: number | null },
): EnrolRequest => {
  const { keyring } = services;
  const { import_id, address, request_id, language } = worked;
  const { phone, way, wish: _, ...candidate } = form;
  return {
    ...sealCandidate(candidate, keyring),
    photo_id,
    facts: candidateFacts(form, form),
    documents: [],
    wait: false,
    ...way,
    phone,
    phone_enc: keyring.seal('phone', phone),
    phone_index: keyring.blindIndex('phone', phone),
    phone_masked: maskPhone(phone),
    ticket_hash: ownerOf(services, worked),
    entered: {
      import_id,
      by: { user_id: worked.asked_by, actor_role: worked.asked_as, session_hash: worked.session_hash },
    },
    idem_key: keyOf(worked, row_no),
    language,
    address,
    request_id,
  };
};

/** Stores the photo of a row once, even if the row is tried several times. */
const takePhoto = async (
  services: Services,
  worked: WorkedImport,
  photos: ImportPhotos,
  { row_no, phone }: { readonly row_no: number; readonly phone: string },
): Promise<number | ImportProblem> => {
  const { store, keyring, programme, now } = services;
  const { class_id } = worked;
  const bytes = await readPhoto(photos, row_no);
  if (!Buffer.isBuffer(bytes)) return bytes;
  const photo = await encodePhoto(bytes, programme);
  const owner = { ticket_hash: ownerOf(services, worked), phone_index: keyring.blindIndex('phone', phone) };
  return storePhoto(store.db, keyring, photo, { class_id, owner, now: now(), key: keyOf(worked, row_no) });
};

/**
 * Converts a refusal of the desk to the problems of a row, each under its field.
 * @throws errors that the row did not cause; the row is then tried again
 */
const refusedBy = (error: unknown): ImportProblem[] => {
  // The database refuses this row at every attempt.
  if (/^2[23]/.test(errorCode(error) ?? '')) return [{ say: 'import.problem.not_written' }];
  if (!(error instanceof Refusal) || error.refusal === 'busy') throw error;
  const { fields = {}, values } = error.details;
  const found = problemsOf(fields);
  return found.length > 0 ? found : [{ say: `error.${error.refusal}`, ...(values && { values }) }];
};

const enrolRow = async (
  services: Services,
  worked: WorkedImport,
  rules: RowRules,
  { row_no, cells_enc }: WaitingRow,
  photos: ImportPhotos | undefined,
): Promise<() => Promise<RowVerdict | Enrolled>> => {
  const { keyring, enrolIntake } = services;
  const row: RowCells = openRow(keyring, cells_enc);
  const form = evaluateRow(row, row_no, rules);
  if (Array.isArray(form)) return async () => refusedFor(row_no, ...form);
  try {
    const sent = { row_no, phone: form.phone };
    const photo_id = photos ? await takePhoto(services, worked, photos, sent) : null;
    if (photo_id !== null && typeof photo_id !== 'number') return async () => refusedFor(row_no, photo_id);
    const request = requestOf(services, worked, { row_no, form, photo_id });
    return () =>
      enrolIntake.enrol(worked.class_id, request).then(
        ({ enrolment_id }): Enrolled => ({
          row_no,
          state: 'enrolled',
          problems: [],
          enrolment_id,
          wish: form.wish,
        }),
        (error: unknown) => refusedFor(row_no, ...refusedBy(error)),
      );
  } catch (error) {
    const problem = photoProblem(error);
    return async () => refusedFor(row_no, problem);
  }
};

/**
 * Enrols the next good rows of an import by the desk that enrols everybody. If a server stops between the commit of the
 * desk and this one, the rows stay good: their requests are sent again and receive the first answers.
 * @returns whether there is more to enrol
 */
export const runSlice = async (
  services: Services,
  worked: WorkedImport,
  photos: ImportPhotos | undefined,
): Promise<boolean> => {
  const { store, now } = services;
  const asked = { ...worked, asked_as: [worked.asked_as as Role] };
  // An account that lost the right to import stops importing. The history of the class records why.
  if (!(await askerOf(store.db, asked, 'enrolment/decideImport', now()))) {
    await store.withTx((tx) => finishStep(tx, worked, 'stop', now(), { why: 'no_right' }));
    return false;
  }
  const rows = await nextRows(store.db, worked, 'good', atOnce);
  if (rows.length === 0) {
    await store.withTx(async (tx) => {
      if (!(await finishStep(tx, worked, 'finish', now()))) return;
      await forgetPhotos(tx, worked.class_id, [worked.import_id]);
      closeImportPhotos(services);
    });
    return false;
  }
  const ready: (() => Promise<RowVerdict | Enrolled>)[] = [];
  const rules = rowRules(services, worked);
  for (const row of rows) ready.push(await enrolRow(services, worked, rules, row, photos));
  const verdicts = await Promise.all(ready.map((enrol) => enrol()));
  await store.withTx(async (tx) => {
    await writeVerdicts(tx, worked, 'good', verdicts);
    await keepWishes(tx, worked, verdicts);
  });
  return true;
};
