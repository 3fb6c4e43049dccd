import type { ClassSketch } from '@skillcert/api-client/contract';
import type { Row } from '../../../platform/store/database.js';
import type { draftColumns } from './write-class.js';

/** The fields of a class that staff write, as they are stored. */
export type WrittenFields = Pick<Row<'class'>, keyof ReturnType<typeof draftColumns>>;

const moment = (at: Date | string | null) => (at === null ? null : new Date(at).toISOString());

/** Normalises the fields of a class, so that the same values from the database and from a form are equal. */
const comparable = (fields: WrittenFields | ClassSketch): Record<string, unknown> => ({
  class_name: fields.class_name,
  class_type: fields.class_type,
  level: fields.level,
  city: fields.city,
  venue: fields.venue,
  enroll_types: [...fields.enroll_types].sort(),
  study_types: [...fields.study_types].sort(),
  enroll_start: moment(fields.enroll_start),
  enroll_end: moment(fields.enroll_end),
  study_start: moment(fields.study_start),
  study_end: moment(fields.study_end),
  exam_at: moment(fields.exam_at),
  capacity: fields.capacity,
  fee_cents: fields.fee_cents,
  contacts: fields.contacts.map(({ name, phone }) => [name, phone]),
});

/** The names of the fields in which a draft differs from the class as it was, in the order of the form. */
export const changedFields = (before: WrittenFields, draft: ClassSketch): string[] => {
  const [was, is] = [comparable(before), comparable(draft)];
  return Object.keys(is).filter((field) => JSON.stringify(is[field]) !== JSON.stringify(was[field]));
};
