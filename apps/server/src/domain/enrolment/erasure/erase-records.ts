import { randomBytes } from 'node:crypto';
import { fieldsWhere } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import { forgetExam } from './forget-exam.js';
import type { readFates } from './read-fates.js';

/** The text columns that are emptied together with the phone, even where the law keeps the enrolment. */
const emptied = sql.join(
  fieldsWhere({ kept: 'text', erased: 'always' }).map((field) => sql`${sql.ref(field)} = ''`),
);

/** The placeholder for erased text. */
const gone = '***';

interface Erased {
  readonly phone: Buffer;
  readonly masked: string;
  readonly fates: Awaited<ReturnType<typeof readFates>>;
}

/**
 * Detaches enrolments from their phone, and those that are erased entirely from the person too. Random values replace
 * the index values, so that no two enrolments seem to be of one person.
 */
const detach = (
  tx: Transaction<Database>,
  { keyring }: Pick<Services, 'keyring'>,
  { fates }: Pick<Erased, 'fates'>,
) => {
  const column = <Value>(read: (fate: Erased['fates'][number]) => Value) => fates.map(read);
  const [phone_enc, id_card_enc] = [keyring.seal('phone', ''), keyring.seal('id_card', '')];
  return sql`
    update enrolment e set phone_enc = ${phone_enc}, phone_index = r.phone, phone_masked = ${gone},
      live_phone_index = case when e.live_phone_index is null then null else r.phone end,
      ${emptied}, photo_id = null, facts_enc = null, documents = '[]',
      reasons = '[]', reason = null, doubt_kind = null,
      name = case when r.whole then ${gone} else e.name end,
      name_grams = case when r.whole then '{}' else e.name_grams end,
      name_pinyin = case when r.whole then '{}' else e.name_pinyin end,
      id_card_enc = case when r.whole then ${id_card_enc}::bytea else e.id_card_enc end,
      id_index = case when r.whole then r.person else e.id_index end,
      id_masked = case when r.whole then ${gone} else e.id_masked end,
      birth = case when r.whole then null else e.birth end,
      live_id_index = case when r.whole and e.live_id_index is not null then r.person else e.live_id_index end
    from unnest(${column((fate) => fate.class_id)}::bigint[], ${column((fate) => fate.enrolment_id)}::bigint[],
      ${column(() => randomBytes(32))}::bytea[], ${column(() => randomBytes(32))}::bytea[],
      ${column(({ fate }) => fate === 'erased')}::bool[]) as r(class_id, enrolment_id, phone, person, whole)
    where e.class_id = r.class_id and e.enrolment_id = r.enrolment_id`.execute(tx);
};

/** Deletes the verdicts and reasons that decisions overwrote, so that taking a decision back restores none of them. */
const forgetDecisions = (tx: Transaction<Database>, { fates }: Pick<Erased, 'fates'>) => {
  const column = (name: 'class_id' | 'enrolment_id') => fates.map((fate) => fate[name]);
  return sql`
    delete from review_decision d using unnest(${column('class_id')}::bigint[], ${column('enrolment_id')}::bigint[])
      as r(class_id, enrolment_id)
    where d.class_id = r.class_id and d.enrolment_id = r.enrolment_id`.execute(tx);
};

/** Deletes the study records. Attempts at quizzes are deleted together with the progress. */
const forgetStudy = async (tx: Transaction<Database>, { fates }: Pick<Erased, 'fates'>) => {
  const ids = fates.map(({ enrolment_id }) => enrolment_id);
  const classes = [...new Set(fates.map(({ class_id }) => class_id))];
  if (ids.length === 0) return;
  // The order is that of a study beat, which locks its session first.
  for (const table of ['study_session', 'study_progress', 'study_day'] as const)
    await tx.deleteFrom(table).where('class_id', 'in', classes).where('enrolment_id', 'in', ids).execute();
};

/** Detaches the notes of staff from the enrolments. The text of a note belongs to its writer, and is encrypted. */
const forgetNotes = (tx: Transaction<Database>, { fates }: Pick<Erased, 'fates'>) => {
  const column = (name: 'class_id' | 'enrolment_id') => fates.map((fate) => fate[name]);
  return sql`
    update note n set enrolment_id = null
    from unnest(${column('class_id')}::bigint[], ${column('enrolment_id')}::bigint[]) as r(class_id, enrolment_id)
    where n.class_id = r.class_id and n.enrolment_id = r.enrolment_id`.execute(tx);
};

/**
 * Deletes the files of all dossiers of their classes, and the dossiers that no class was sealed with. The other
 * dossiers expire now and keep only hashes, which name nobody.
 */
const deleteDossiers = async (
  tx: Transaction<Database>,
  { now }: Pick<Services, 'now'>,
  { fates }: Pick<Erased, 'fates'>,
) => {
  const classes = [...new Set(fates.map(({ class_id }) => class_id))];
  if (classes.length === 0) return;
  await tx.deleteFrom('class_dossier_file').where('class_id', 'in', classes).execute();
  await tx
    .deleteFrom('class_dossier')
    .where('class_id', 'in', classes)
    .where('sealed_at', 'is', null)
    .execute();
  await tx
    .updateTable('class_dossier')
    .set({ expires_at: now() })
    .where('class_id', 'in', classes)
    .where('expires_at', '>', now())
    .execute();
};

/**
 * Deletes the photos and documents of the enrolments, and uploads that were never sent. Proofs of payments stay with
 * the payments.
 */
const deleteFiles = (tx: Transaction<Database>, { phone, fates }: Erased) => {
  const ids = fates.map(({ enrolment_id }) => enrolment_id);
  return sql`
    with gone as (
      delete from file where kind in ('photo', 'document') and (owner_phone = ${phone} or file_id in (
        select photo_id from enrolment where phone_index = ${phone} and enrolment_id = any(${ids}::bigint[]) union all
        select (d ->> 'file_id')::bigint from enrolment, jsonb_array_elements(documents) as d
        where phone_index = ${phone} and enrolment_id = any(${ids}::bigint[])))
      returning file_id
    )
    delete from loose_file l using gone where l.file_id = gone.file_id`.execute(tx);
};

/**
 * Deletes the messages, also those that are not sent yet. The query finds them by the masked phone, and the decrypted
 * phone confirms each one.
 */
const deleteMessages = async (
  tx: Transaction<Database>,
  { keyring }: Pick<Services, 'keyring'>,
  { phone, masked, fates }: Erased,
) => {
  const classes = [0, ...new Set(fates.map(({ class_id }) => class_id))];
  const found = await tx
    .selectFrom('sms')
    .select(['sms_id', 'phone_enc'])
    .where('class_id', 'in', classes)
    .where('phone_masked', '=', masked)
    .execute();
  const ids = found
    .filter(({ phone_enc }) => keyring.blindIndex('phone', keyring.open('phone', phone_enc)).equals(phone))
    .map(({ sms_id }) => sms_id);
  if (ids.length > 0) await tx.deleteFrom('sms').where('sms_id', 'in', ids).execute();
};

/**
 * Deletes the account with its sessions, proofs, codes, drafts, parts of uploads, import rows with the names of their
 * photos, and answers kept for repeated requests.
 */
const deleteAccess = async (tx: Transaction<Database>, phone: Buffer) => {
  await sql`delete from session where candidate_id in (
    select candidate_id from candidate_account where phone_index = ${phone})`.execute(tx);
  await sql`update candidate_import i set photos_left_enc = null where exists (
    select from import_row r
    where r.class_id = i.class_id and r.import_id = i.import_id and r.phone_index = ${phone})`.execute(tx);
  const ofPhone = ['candidate_account', 'ticket', 'verify_code', 'enrolment_draft', 'import_row'] as const;
  for (const table of ofPhone) await tx.deleteFrom(table).where('phone_index', '=', phone).execute();
  await tx.deleteFrom('upload_part').where('owner_phone', '=', phone).execute();
  const owner = `phone:${phone.toString('base64url')}`;
  await tx.deleteFrom('idempotency').where('owner', '=', owner).execute();
};

/**
 * Deletes the invoice wishes, and all invoice sheets of the classes: their rows are encrypted, so nobody knows whom
 * they name.
 */
const deleteSheets = async (tx: Transaction<Database>, { fates }: Pick<Erased, 'fates'>) => {
  const column = (name: 'class_id' | 'enrolment_id') => fates.map((fate) => fate[name]);
  await sql`
    delete from invoice_wish w using unnest(${column('class_id')}::bigint[], ${column('enrolment_id')}::bigint[])
      as r(class_id, enrolment_id)
    where w.class_id = r.class_id and w.enrolment_id = r.enrolment_id`.execute(tx);
  const classes = [0, ...new Set(fates.map(({ class_id }) => class_id))];
  await tx.deleteFrom('invoice_sheet').where('class_id', 'in', classes).execute();
};

/**
 * Erases the stored data of a phone's holder for good. Data that the law keeps stays: payments, and the identity behind
 * a result.
 */
export const eraseRecords = async (
  tx: Transaction<Database>,
  services: Pick<Services, 'keyring' | 'now'>,
  erased: Erased,
): Promise<void> => {
  await deleteFiles(tx, erased);
  await deleteDossiers(tx, services, erased);
  await detach(tx, services, erased);
  await forgetExam(tx, erased);
  await forgetDecisions(tx, erased);
  await forgetStudy(tx, erased);
  await forgetNotes(tx, erased);
  await deleteMessages(tx, services, erased);
  await deleteSheets(tx, erased);
  await deleteAccess(tx, erased.phone);
};
