import type { NoteRecord } from '@skillcert/api-client';

interface Subject {
  readonly class_id: number;
  readonly enrolment_id: number | null;
}

/** The notes on a candidate; on a class those on any of its candidates too. */
export const notesOn = (
  notes: readonly NoteRecord[],
  { class_id, enrolment_id }: Subject,
): readonly NoteRecord[] =>
  notes.filter(
    ({ about }) =>
      about?.class_id === class_id &&
      (enrolment_id === null || about.candidate?.enrolment_id === enrolment_id),
  );
