import type { ClassDraft, ClassRecord, ClassSketch } from '@skillcert/api-client';
import { instantOf, wallTimeOf } from '../../../forms/wall-time.js';

/** A class as the form holds it: choices as text, moments as local wall time, figures or nothing. */
export interface ClassFormValues {
  class_name: string;
  class_type: '0' | '1';
  level: string;
  city: string;
  venue: string;
  enroll_types: ClassSketch['enroll_types'];
  study_types: ClassSketch['study_types'];
  enroll_start: string;
  enroll_end: string;
  study_start: string;
  study_end: string;
  exam_at: string;
  capacity: number | null;
  fee_cents: number | null;
  contacts: { name: string; phone: string }[];
}

const noContact = { name: '', phone: '' };

/** The form of a new class. A class needs a contact, so the form begins with an empty one. */
export const emptyClassForm: ClassFormValues = {
  class_name: '',
  class_type: '0',
  level: '',
  city: '',
  venue: '',
  enroll_types: ['individual'],
  study_types: ['none'],
  enroll_start: '',
  enroll_end: '',
  study_start: '',
  study_end: '',
  exam_at: '',
  capacity: null,
  fee_cents: null,
  contacts: [noContact],
};

/** The form of an existing class. */
export const classFormOf = (record: ClassRecord): ClassFormValues => ({
  class_name: record.class_name,
  class_type: record.class_type === 1 ? '1' : '0',
  level: record.level,
  city: record.city,
  venue: record.venue,
  enroll_types: record.enroll_types,
  study_types: record.study_types,
  enroll_start: wallTimeOf(record.enroll_start),
  enroll_end: wallTimeOf(record.enroll_end),
  study_start: wallTimeOf(record.study_start),
  study_end: wallTimeOf(record.study_end),
  exam_at: wallTimeOf(record.exam_at),
  capacity: record.capacity || null,
  fee_cents: record.fee_cents,
  contacts: record.contacts.length > 0 ? record.contacts : [noContact],
});

const isBlank = ({ name, phone }: ClassFormValues['contacts'][number]) =>
  name.trim() === '' && phone.trim() === '';

/** The form as the contract stores it, complete or not. */
export const classSketchOf = (values: ClassFormValues): ClassSketch => ({
  ...values,
  class_type: values.class_type === '1' ? 1 : 0,
  enroll_start: instantOf(values.enroll_start),
  enroll_end: instantOf(values.enroll_end),
  study_start: instantOf(values.study_start),
  study_end: instantOf(values.study_end),
  exam_at: instantOf(values.exam_at),
  capacity: values.capacity ?? 0,
  contacts: values.contacts.every(isBlank) ? [] : values.contacts,
});

/** The form as a complete class; undefined if a required field is missing. */
export const classDraftOf = (sketch: ClassSketch): ClassDraft | undefined => {
  const { enroll_start, enroll_end, exam_at, fee_cents } = sketch;
  if (enroll_start === null || enroll_end === null || exam_at === null || fee_cents === null)
    return undefined;
  return { ...sketch, enroll_start, enroll_end, exam_at, fee_cents };
};
