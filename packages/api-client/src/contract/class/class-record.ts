import {
  type ClassStatus,
  classLifecycle,
  dateDoubtKinds,
  enrollTypes,
  limits,
  studyTypes,
  workInClass,
} from '@skillcert/core';
import { z } from 'zod';
import { cents, id, line, moment, personName, phoneText, requiredLine } from '../fields.js';

const statuses = Object.keys(classLifecycle.states) as [ClassStatus, ...ClassStatus[]];

/** A state of the class lifecycle. */
export const classStatus = z.enum(statuses);

/** The id of a level. The programme defines the levels, so the server checks the id. */
export const level = z.string().regex(/^[a-z\d][a-z\d-]{0,31}$/, 'not_offered');

export const enrollType = z.enum(enrollTypes, 'not_offered');
export const studyType = z.enum(studyTypes, 'not_offered');

/** The contacts of a class for candidates, in display order. */
export const classContacts = z
  .array(z.strictObject({ name: personName, phone: phoneText }))
  .max(limits.contacts_max, 'too_long');

/** The fields of a class that staff write. */
export const classDraft = z.strictObject({
  class_name: requiredLine(limits.class_name_length_max),
  class_type: z.union([z.literal(0), z.literal(1)]),
  level,
  city: requiredLine(limits.city_length_max),
  venue: line(limits.venue_length_max),
  enroll_types: z.array(enrollType).min(1, 'required').max(enrollTypes.length, 'too_long'),
  study_types: z.array(studyType).min(1, 'required').max(studyTypes.length, 'too_long'),
  enroll_start: moment,
  enroll_end: moment,
  study_start: moment.nullable(),
  study_end: moment.nullable(),
  exam_at: moment,
  capacity: z.number().int('invalid').min(1, 'too_small').max(limits.capacity_max, 'too_big'),
  fee_cents: cents,
  contacts: classContacts,
});

/**
 * The fields that staff have written so far of a class that is still a draft: a name, and any of the others. They
 * need only be storable; a class must be complete when it is submitted.
 */
export const classSketch = z.strictObject({
  ...classDraft.shape,
  level: level.or(z.literal('')),
  city: line(limits.city_length_max),
  enroll_types: z.array(enrollType).max(enrollTypes.length, 'too_long'),
  study_types: z.array(studyType).max(studyTypes.length, 'too_long'),
  enroll_start: moment.nullable(),
  enroll_end: moment.nullable(),
  exam_at: moment.nullable(),
  /** 0 where it is not written yet. */
  capacity: z.number().int('invalid').min(0, 'too_small').max(limits.capacity_max, 'too_big'),
  fee_cents: cents.nullable(),
  contacts: z
    .array(z.strictObject({ name: line(limits.name_length_max), phone: line(limits.phone_length_max) }))
    .max(limits.contacts_max, 'too_long'),
});

/** A class as staff see it. Until it is submitted it may lack everything but its name. */
export const classRecord = classSketch.extend({
  class_id: id,
  master_id: id.nullable(),
  /** The name of who is in charge. */
  master_name: z.string().nullable(),
  code: z.string(),
  occupation: z.string(),
  currency: z.string(),
  unit_id: id.nullable(),
  com_name: z.string().nullable(),
  status: classStatus,
  refuse_content: z.string().nullable(),
  taken: z.number().int(),
  to_review: z.number().int(),
  /** Whether its stage is past its deadline; only lists set it. */
  overdue: z.boolean().optional(),
  /**
   * Other work that waits there for the account, counted by kind as in fetchToDo; only in lists, null if there is
   * none.
   */
  waits: z.partialRecord(z.enum(workInClass), z.number().int()).nullish(),
  /** Doubts about the dates of a class that is still planned; only in drafts and details. */
  date_doubts: z.array(z.object({ kind: z.enum(dateDoubtKinds), due: moment.nullable() })).optional(),
  created_at: moment,
  updated_at: moment,
});

/** A class as anyone may see it while it takes enrolments. */
export const openClass = classRecord
  .extend(classDraft.shape)
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
  .extend({
    seats_left: z.number().int(),
    /** Whether latecomers may wait for a seat, and the number of those who do. */
    waiting_list: z.boolean(),
    waiting: z.number().int(),
    /** The fee of candidates who enrol through a unit, if it differs. */
    organization_fee_cents: cents.nullable(),
  });

export type ClassDraft = z.infer<typeof classDraft>;
export type ClassSketch = z.infer<typeof classSketch>;
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
  master_id: 7,
  master_name: '林秋月',
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

const sketchExample = {
  ...draftExample,
  level: '',
  venue: '',
  enroll_start: null,
  enroll_end: null,
  exam_at: null,
  capacity: 0,
  fee_cents: null,
  contacts: [],
} satisfies ClassSketch;

/** Examples that the calls of this area share. */
export const classExamples = {
  draft: draftExample,
  record: recordExample,
  sketch: sketchExample,
  unfinished: { ...sketchExample, status: 'draft', taken: 0, to_review: 0 },
} as const;
