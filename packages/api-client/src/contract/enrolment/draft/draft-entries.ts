import {
  type CandidateFact,
  type CandidateField,
  candidateFields,
  fieldsWhere,
  limits,
  recordOf,
} from '@skillcert/core';
import { z } from 'zod';
import { id, line } from '../../fields.js';
import { documentKind, enrolmentExamples } from '../enrolment-record.js';
import { idType } from '../site/check-class-id-card.js';

/** An entry of a form that is not sent yet. It need not be right. */
const typed = line(limits.draft_length_max);

const entryOf = (field: CandidateField) => {
  const { max = 0 }: CandidateFact = candidateFields[field];
  return line(Math.max(max, limits.draft_length_max));
};

/** The unsent input and uploads of a candidate for an enrolment. The consent is given when it is sent. */
export const draftEntries = z.strictObject({
  step: z.enum(['person', 'photo', 'check']),
  ...recordOf(
    fieldsWhere({ drafted: true }).filter((field) => field !== 'certificate'),
    entryOf,
  ),
  id_type: idType,
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
      z.strictObject({
        kind: documentKind,
        file_id: id,
        name: line(limits.file_name_length_max),
        size: z.number().int().min(0),
      }),
    )
    .max(limits.documents_max, 'too_many_files'),
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
  education: 'bachelor',
  ...enrolmentExamples.lines,
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
