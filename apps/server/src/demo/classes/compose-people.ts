import { attachmentKind } from '../../platform/files/store-attachment.js';
import type { classRows } from '../rows/class-rows.js';
import { enrolmentRows } from '../rows/enrolment-rows.js';
import { documentRows, photoRows, pictureRow } from '../rows/file-rows.js';
import type { Composing, DemoFiles } from './composing.js';

/** The enrolments of a class, with the files that they and its money refer to. */
export const composePeople = (
  { planned, context, class_id, class_code }: Composing,
  { fee_cents }: ReturnType<typeof classRows>['row'],
  { photos, proof, documents }: DemoFiles,
) => {
  const { keyring, programme } = context;
  const { width_px: width, height_px: height } = programme.photo;
  const files = photoRows(planned.candidates, class_id, photos, { keyring, size: { width, height } });
  const papers = documentRows(class_id, documents, keyring);
  const seatedIn = {
    class_id,
    code: class_code,
    fee_cents: fee_cents ?? 0,
    photo_ids: files.map((file) => file.file_id),
    level: planned.level,
    document_ids: new Map(papers.map(({ document_kind, file_id }) => [document_kind, file_id])),
  };
  return {
    enrolments: enrolmentRows(planned, seatedIn, context),
    photos: files,
    proof: pictureRow(class_id, 'payment_proof', proof, keyring),
    paper: pictureRow(class_id, attachmentKind, proof, keyring),
    papers,
  };
};
