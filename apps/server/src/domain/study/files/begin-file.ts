import { studyLimits } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import type { Call } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseFields } from '../../../platform/http/errors/refuse.js';
import type { Database, Row } from '../../../platform/store/database.js';
import { newId } from '../../../platform/store/new-id.js';
import { lockStudyClass } from '../lock-study-class.js';
import { findUpload, type Upload } from './find-upload.js';
import { mediaOf, mediaWanted, type StudyMedia } from './study-media.js';

type Begun = Pick<
  Call<'study/uploadStudyFile'>['input'],
  'class_id' | 'study_unit_id' | 'upload_key' | 'title' | 'size'
>;

/** The type of a file by its first bytes, if its unit takes this type and size. */
const mediaFor = (kind: Row<'study_unit'>['kind'], bytes: Buffer, size: number): StudyMedia => {
  const wanted = mediaWanted(kind);
  const media_type = mediaOf(bytes);
  if (!media_type || media_type !== wanted?.media_type) throw new Refusal('study_file_refused');
  if (size > wanted.bytes_max) {
    throw new Refusal('too_large', { values: { megabytes: wanted.bytes_max / 1_048_576 } });
  }
  return media_type;
};

/** The file that is replaced does not count. */
const refuseFull = async (
  tx: Transaction<Database>,
  { class_id, study_unit_id, size }: Begun,
): Promise<void> => {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(size), 0)::int8 as bytes from study_file
    where class_id = ${class_id} and study_unit_id <> ${study_unit_id}`.execute(tx);
  if ((rows[0]?.bytes ?? 0) + size > studyLimits.class_bytes_max) throw refuseFields({ size: 'over_limit' });
};

/**
 * Begins a file of a unit with its first part; an earlier incomplete file of the unit is given up. A repeat begins
 * the same file.
 * @throws a Refusal: not_found, transition_refused, class_state, study_file_refused, too_large, or the size if the
 * class has no room for it
 */
export const beginFile = async (
  tx: Transaction<Database>,
  begun: Begun,
  { bytes, at, user_id }: { readonly bytes: Buffer; readonly at: Date; readonly user_id: number },
): Promise<Upload> => {
  const { class_id, study_unit_id, upload_key, title, size } = begun;
  await lockStudyClass(tx, class_id);
  const unit = await tx
    .selectFrom('study_unit')
    .select('kind')
    .where('class_id', '=', class_id)
    .where('study_unit_id', '=', study_unit_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!unit) throw new Refusal('not_found');
  const media_type = mediaFor(unit.kind, bytes, size);
  await tx
    .deleteFrom('study_file')
    .where('class_id', '=', class_id)
    .where('study_unit_id', '=', study_unit_id)
    .where('whole', '=', false)
    .where('upload_key', '<>', upload_key)
    .execute();
  await refuseFull(tx, begun);
  await tx
    .insertInto('study_file')
    .values({
      ...{ class_id, file_id: newId(), study_unit_id, upload_key, title, media_type, size },
      ...{ parts: 0, whole: false, created_by: user_id, created_at: at },
    })
    .onConflict((conflict) => conflict.columns(['class_id', 'study_unit_id', 'upload_key']).doNothing())
    .execute();
  return findUpload(tx, begun);
};
