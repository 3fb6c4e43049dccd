import { type RawBuilder, sql, type Transaction } from 'kysely';
import { arrayText, columnText } from '../../../platform/store/array-text.js';
import type { Database } from '../../../platform/store/database.js';
import { executePrepared, prepared } from '../../../platform/store/prepared.js';
import { executeLater } from '../../../platform/store/statements/send-together.js';
import { textColumns, textFields } from '../text-columns.js';
import { deskSource } from './conditions-of.js';
import type { NewEnrolment } from './enrol-sql.js';

type Column = Exclude<
  keyof NewEnrolment,
  'name_grams' | 'name_pinyin' | 'facts' | 'documents' | 'wait' | 'entered' | 'moved'
>;

interface Row {
  readonly enrolment_id: number;
}

/** The class, the price and the moment of the rows to write. */
export interface Writing {
  readonly class_id: number;
  readonly fee_cents: number;
  readonly now: Date;
}

interface Kind {
  readonly seats: boolean;
  /** Whether one row that conflicts with another enrolment fails all rows; otherwise that row is left out. */
  readonly strict: boolean;
}

/**
 * Writes the rows, keeps their uploads and deletes their drafts. Books the used numbers, and the seats in the class and
 * with the units whose links were followed. CHECK constraints of the tables refuse one seat too many. Without `seats`
 * the rows are for the waiting list, and only the numbers are booked. The statement returns the ids of the rows that
 * conflict with no other enrolment.
 */
const writing = (
  { class_id, fee_cents, now }: Writing,
  rows: readonly NewEnrolment[],
  { seats, strict }: Kind,
): RawBuilder<Row> => {
  const column = (name: Column) => columnText<Column>(rows, name);
  const texts = sql.join(textFields.map((field) => sql.ref(field)));
  const values = sql.join(textFields.map((field) => sql`${column(field)}::text[]`));
  // Neither a gram nor a syllable contains a space.
  const grams = arrayText(rows.map(({ name_grams }) => name_grams.join(' ')));
  const pinyin = arrayText(rows.map(({ name_pinyin }) => name_pinyin.join(' ')));
  const sources = arrayText(rows.map(({ entered }) => (entered ? deskSource : '')));
  const kept = arrayText(rows.map(({ documents }) => JSON.stringify(documents)));
  const files = rows.flatMap(({ enrolment_id, photo_id, documents }) =>
    [photo_id, ...documents.map(({ file_id }) => file_id)].map((file_id) => ({ file_id, enrolment_id })),
  );
  // `any(array(…))` looks files up by their keys; a join would read all loose files.
  return sql<Row>`
    with seated as (
      insert into enrolment (class_id, enrolment_id, enrol_no, ${texts}, name_grams, name_pinyin, id_card_enc, id_index,
        id_masked, live_id_index, birth, phone_enc, phone_index, phone_masked, live_phone_index, photo_id, facts_enc, documents, enroll_type, study_type, unit_id, status, place,
        language, consent_at, fee_cents, idem_key, source, created_at, updated_at)
      select ${class_id}::bigint, r.enrolment_id, r.enrol_no, ${textColumns('r')},
        string_to_array(r.grams, ' '), string_to_array(r.pinyin, ' '), r.id_card_enc, r.id_index, r.id_masked,
        r.id_index, r.birth, r.phone_enc, r.phone_index, r.phone_masked, r.phone_index, r.photo_id, r.facts_enc, r.kept, r.enroll_type, r.study_type, r.unit_id, 'submitted', 'taken',
        r.language, ${now}::timestamptz, ${fee_cents}::bigint, r.idem_key, r.source, ${now}::timestamptz, ${now}::timestamptz
      from unnest(${column('enrolment_id')}::bigint[], ${column('enrol_no')}::text[], ${values},
        ${grams}::text[], ${pinyin}::text[], ${column('id_card_enc')}::bytea[],
        ${column('id_index')}::bytea[], ${column('id_masked')}::text[],
        ${column('birth')}::date[], ${column('phone_enc')}::bytea[], ${column('phone_index')}::bytea[],
        ${column('phone_masked')}::text[], ${column('photo_id')}::bigint[],
        ${column('enroll_type')}::text[], ${column('study_type')}::text[], ${column('idem_key')}::text[],
        ${column('language')}::text[], ${column('unit_id')}::bigint[], ${column('facts_enc')}::bytea[],
        ${kept}::jsonb[], ${sources}::text[])
        as r(enrolment_id, enrol_no, ${texts}, grams, pinyin, id_card_enc, id_index, id_masked, birth,
          phone_enc, phone_index, phone_masked, photo_id, enroll_type, study_type,
          idem_key, language, unit_id, facts_enc, kept, source)
      ${strict ? sql`` : sql`on conflict do nothing`}
      returning enrolment_id, unit_id, phone_index
    ), kept as (
      delete from loose_file where file_id = any(array(
        select f.file_id
        from unnest(${columnText(files, 'file_id')}::bigint[], ${columnText(files, 'enrolment_id')}::bigint[]) as f(file_id, enrolment_id)
        join seated on seated.enrolment_id = f.enrolment_id))
    ), sent as (
      delete from enrolment_draft
      where class_id = ${class_id} and phone_index = any(array(select phone_index from seated))
    ), booked as (
      update class_unit set taken = taken + counted.seats
      from (select unit_id, count(*)::int4 as seats from seated where unit_id is not null${seats ? sql`` : sql` and false`}
        group by unit_id) as counted
      where class_unit.class_id = ${class_id} and class_unit.unit_id = counted.unit_id
    ), numbered as (
      update class set taken = taken + ${seats ? sql`(select count(*) from seated)::int4` : sql`0`}, enrol_serial = enrol_serial + ${rows.length}::int4
      where class_id = ${class_id}
    )
    select enrolment_id from seated`;
};

/** Writes rows, with their seats or for the waiting list. @returns the ids of those that were written */
export const writeEnrolments = async (
  tx: Transaction<Database>,
  to: Writing,
  rows: readonly NewEnrolment[],
  { seats }: Pick<Kind, 'seats'>,
): Promise<ReadonlySet<number>> => {
  const written = await executePrepared(tx, writing(to, rows, { seats, strict: false }));
  return new Set(written.map(({ enrolment_id }) => enrolment_id));
};

/**
 * Leaves rows with their seats to be written with the commit, which fails (23505) if one conflicts with another
 * enrolment.
 */
export const writeWithCommit = (
  tx: Transaction<Database>,
  to: Writing,
  rows: readonly NewEnrolment[],
): Promise<void> => executeLater(tx, prepared(writing(to, rows, { seats: true, strict: true })));
