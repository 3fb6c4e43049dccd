import { type ClassStatus, classLifecycle } from '@skillcert/core';
import { z } from 'zod';
import { cents, id, line, moment, personName, requiredLine } from '../fields.js';

const statuses = Object.keys(classLifecycle.states) as [ClassStatus, ...ClassStatus[]];

/** A state of the class lifecycle. */
export const classStatus = z.enum(statuses);

/** The id of a level. Which there are is the programme's to say, so the server asks it. */
export const level = z.string().regex(/^[a-z\d][a-z\d-]{0,31}$/, 'not_offered');

export const enrollType = z.enum(['individual', 'organization'], 'not_offered');
export const studyType = z.enum(['online', 'onsite', 'none'], 'not_offered');

/** Whom candidates may call about a class, in the order they are shown. */
export const classContacts = z
  .array(z.strictObject({ name: personName, phone: requiredLine(32) }))
  .max(5, 'too_long');

/** What staff write about a class. */
export const classDraft = z.strictObject({
  class_name: requiredLine(80),
  class_type: z.union([z.literal(0), z.literal(1)]),
  level,
  city: requiredLine(40),
  venue: line(120),
  enroll_types: z.array(enrollType).min(1, 'required').max(2, 'too_long'),
  study_types: z.array(studyType).min(1, 'required').max(3, 'too_long'),
  enroll_start: moment,
  enroll_end: moment,
  study_start: moment.nullable(),
  study_end: moment.nullable(),
  exam_at: moment,
  capacity: z.number().int('invalid').min(1, 'too_small').max(100_000, 'too_big'),
  fee_cents: cents,
  contacts: classContacts,
});

/** A class as staff see it. */
export const classRecord = classDraft.extend({
  class_id: id,
  code: z.string(),
  occupation: z.string(),
  currency: z.string(),
  unit_id: id.nullable(),
  com_name: z.string().nullable(),
  status: classStatus,
  refuse_content: z.string().nullable(),
  taken: z.number().int(),
  to_review: z.number().int(),
  created_at: moment,
  updated_at: moment,
});

/** A class as anyone may see it while it takes enrolments. */
export const openClass = classRecord
  .pick({
    class_id: true,
    class_name: true,
    code: true,
    level: true,
    city: true,
    venue: true,
    enroll_types: true,
    study_types: true,
    enroll_end: true,
    exam_at: true,
    capacity: true,
    taken: true,
    fee_cents: true,
    currency: true,
    com_name: true,
    status: true,
    contacts: true,
  })
  .extend({ seats_left: z.number().int() });

export type ClassDraft = z.infer<typeof classDraft>;
export type ClassRecord = z.infer<typeof classRecord>;
export type OpenClass = z.infer<typeof openClass>;

const draftExample = {
  class_name: '2026年第四期（三级）上海班',
  class_type: 0,
  level: '3',
  city: '上海',
  venue: '上海市徐汇区虹桥路100号',
  enroll_types: ['individual'],
  study_types: ['online'],
  enroll_start: '2026-11-01T00:00:00Z',
  enroll_end: '2026-12-01T00:00:00Z',
  study_start: null,
  study_end: null,
  exam_at: '2026-12-20T01:00:00Z',
  capacity: 120,
  fee_cents: 68000,
  contacts: [{ name: '周敏', phone: '021-55550123' }],
} satisfies ClassDraft;

const recordExample = {
  ...draftExample,
  class_id: 180143985094819,
  code: 'C26-0104',
  occupation: 'skilled-worker',
  currency: 'CNY',
  unit_id: null,
  com_name: null,
  status: 'enrolling',
  refuse_content: null,
  taken: 57,
  to_review: 4,
  created_at: '2026-10-02T02:11:09Z',
  updated_at: '2026-11-01T00:00:00Z',
} satisfies ClassRecord;

/** Examples that the calls of this area share. */
export const classExamples = { draft: draftExample, record: recordExample };
