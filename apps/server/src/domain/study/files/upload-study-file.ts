import { studyLimits } from '@skillcert/core';
import { type Call, handle } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseFields } from '../../../platform/http/errors/refuse.js';
import { takeFrom } from '../../../platform/http/guards/take-from.js';
import { auditStudy } from '../audit-study.js';
import { finishLearners } from '../units/finish-learners.js';
import { beginFile } from './begin-file.js';
import { findUpload } from './find-upload.js';
import { keepPart } from './keep-part.js';
import { partsOf } from './part-seal.js';
import { takeFile } from './take-file.js';

/** Some twenty of the longest videos. */
const uploads = { name: 'study-part', hits: 16_000, seconds: 3_600 };

/** All parts have the same length, the last one the rest. A caller who may not send one is refused before. */
const refuseWrongPart = (
  { part_no, size }: Pick<Call<'study/uploadStudyFile'>['input'], 'part_no' | 'size'>,
  bytes: Uint8Array,
): void => {
  const { part_bytes } = studyLimits;
  if (part_no >= partsOf(size)) throw refuseFields({ part_no: 'too_big' });
  const rest = size - part_no * part_bytes;
  if (bytes.length !== Math.min(rest, part_bytes)) throw new Refusal('study_file_refused');
};

export const uploadStudyFile = handle(
  'study/uploadStudyFile',
  async ({ input, caller, services, request }) => {
    const { class_id, study_unit_id, part_no } = input;
    const bytes = Buffer.from(request.bytes);
    await takeFrom(services, uploads, String(caller.user_id));
    return services.store.withTx(async (tx) => {
      const at = services.now();
      const file =
        part_no === 0
          ? await beginFile(tx, input, { bytes, at, user_id: caller.user_id })
          : await findUpload(tx, input);
      refuseWrongPart(input, bytes);
      const kept = await keepPart(tx, services.keyring, file, { part_no, bytes });
      if (!kept.whole) return { parts: kept.parts, file: null };
      const { file_id, title, media_type, size } = file;
      const whole = { file_id, title, media_type, size, seconds: kept.seconds };
      if (kept.isNew) {
        const required_minutes = await takeFile(tx, input, { seconds: kept.seconds, at });
        await finishLearners(tx, input, at);
        await auditStudy(tx, {
          class_id,
          caller,
          request,
          at,
          action: 'add_file',
          object_type: 'study_unit',
          object_id: study_unit_id,
          detail: { ...whole, ...(kept.seconds !== null && { required_minutes }) },
        });
      }
      return { parts: kept.parts, file: whole };
    });
  },
);
