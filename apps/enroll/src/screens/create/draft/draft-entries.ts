import type { DraftEntries } from '@skillcert/api-client';
import { candidateFields, recordOf } from '@skillcert/core';
import { type CandidateValues, chosenValues, typedFields } from '../../candidate-form/candidate-values.js';
import type { PhotoState, SentPhoto } from '../../candidate-form/use-photo.js';
import type { EnteredMaterials } from '../../materials/use-materials.js';
import type { Choices } from '../use-choices.js';

/**
 * The state from which an enrolment continues: entries, the photo, and the version that the server is known to
 * have; 0 for none.
 */
export interface Begun {
  readonly entries: DraftEntries;
  readonly photo: SentPhoto | undefined;
  readonly version: number;
  /** Whether the entries may not have arrived there. */
  readonly unsent?: boolean;
}

interface Entered {
  readonly step: DraftEntries['step'];
  readonly unit_id: number | undefined;
  readonly values: CandidateValues;
  readonly materials: EnteredMaterials;
  readonly photo: PhotoState;
  readonly choices: Pick<Choices, 'enroll_type' | 'study_type'>;
}

/** All typed entries and uploads as the server stores them; uploads under way are not included. */
export const draftOf = ({ step, unit_id, values, materials, photo, choices }: Entered): DraftEntries => ({
  ...values,
  ...materials.declared,
  step,
  ...(unit_id && { unit_id }),
  enroll_type: choices.enroll_type ?? '',
  study_type: choices.study_type ?? '',
  ...(photo.at === 'sent' && { photo_id: photo.photo_id }),
  documents: Object.entries(materials.files).flatMap(([kind, files]) =>
    files.map(({ id, name, size = 0 }) => ({ kind, file_id: Number(id), name, size })),
  ),
});

/** The form as it was typed. */
export const valuesOf = (entries: DraftEntries): CandidateValues =>
  chosenValues({ ...recordOf(typedFields, (field) => entries[field]), id_type: entries.id_type });

/** The declared facts and the uploads. */
export const materialsOf = ({
  work_years,
  level,
  number,
  issued_on,
  documents,
}: DraftEntries): EnteredMaterials => {
  const kinds = [...new Set(documents.map(({ kind }) => kind))];
  const filesOf = (kind: string) =>
    documents
      .filter((document) => document.kind === kind)
      .map(({ file_id, name, size }) => ({ id: String(file_id), name, size }));
  return {
    declared: { work_years, level, number, issued_on },
    files: Object.fromEntries(kinds.map((kind) => [kind, filesOf(kind)])),
  };
};

/** Whether there is anything to go on with. */
export const isWorthKeeping = (entries: DraftEntries) =>
  typedFields
    // A form that nobody has touched has a kind of document, which says nothing of birth and gender.
    .filter((field) => candidateFields[field].asked !== 'unsaid' && field !== 'id_type')
    .some((field) => entries[field].trim() !== '') ||
  entries.photo_id !== undefined ||
  entries.documents.length > 0;

/**
 * The entries to save now: null if everything is deleted again. Uploads go with a draft: while one is under way,
 * undefined, because nothing is known yet.
 */
export const draftToKeep = (entries: DraftEntries, uploads: boolean): DraftEntries | null | undefined => {
  if (isWorthKeeping(entries)) return entries;
  return uploads ? undefined : null;
};
