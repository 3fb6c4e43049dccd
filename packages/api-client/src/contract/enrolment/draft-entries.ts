import { z } from 'zod';
import { idType } from '../class/check-class-id-card.js';
import { id, line } from '../fields.js';
import { documentKind } from './enrolment-record.js';

/** Unfinished input; it need not be valid yet, and no field is longer. */
const typed = line(200);

/** The unsent input and uploads of a candidate for an enrolment. The consent is given when it is sent. */
export const draftEntries = z.strictObject({
  step: z.enum(['person', 'photo', 'check']),
  name: typed,
  id_type: idType,
  id_card: typed,
  gender: typed,
  birth: typed,
  email: line(254),
  education: typed,
  employer: typed,
  job: typed,
  work_years: typed,
  /** The earlier certificate. */
  level: typed,
  number: typed,
  issued_on: typed,
  /** The unit of a joint class whose link the candidate used. */
  unit_id: id.optional(),
  enroll_type: typed,
  study_type: typed,
  photo_id: id.optional(),
  documents: z
    .array(
      z.strictObject({ kind: documentKind, file_id: id, name: line(255), size: z.number().int().min(0) }),
    )
    .max(20, 'too_many_files'),
});

export type DraftEntries = z.infer<typeof draftEntries>;

/** How the calls of drafts are shown. */
export const draftExample: DraftEntries = {
  step: 'photo',
  name: '李晓明',
  id_type: 'cn',
  id_card: '11010519491231002X',
  gender: 'female',
  birth: '1949-12-31',
  email: '',
  education: 'bachelor',
  employer: '浦江软件有限公司',
  job: '',
  work_years: '3',
  level: 'none',
  number: '',
  issued_on: '',
  enroll_type: 'individual',
  study_type: '',
  photo_id: 180143985098888,
  documents: [{ kind: 'id_front', file_id: 180143985098889, name: 'front.jpg', size: 182_044 }],
};
