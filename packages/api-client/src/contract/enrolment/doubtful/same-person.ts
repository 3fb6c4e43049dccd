import { fieldsWhere, recordOf } from '@skillcert/core';
import { z } from 'zod';
import { classStatus } from '../../class/class-record.js';
import { id, moment } from '../../fields.js';
import { doubtKind } from '../doubt-kind.js';
import { enrolmentExamples, enrolmentRow, reviewStatus } from '../enrolment-record.js';

/**
 * The reason why two enrolments seem to be one person's, or one phone two persons'. The last two have different
 * identity numbers.
 */
export const sameBy = z.enum(['identity', 'phone', 'name_birth']);

export type SameBy = z.infer<typeof sameBy>;

/** An enrolment that raises a doubt, and the features that others share with it. */
export const doubtfulRow = enrolmentRow.extend({
  /** The text of the reviewer who doubted it. */
  reason: z.string().nullable(),
  /** The kind of the doubt; null if no reviewer doubts. */
  doubt_kind: doubtKind.nullable(),
  same: z.array(sameBy),
});

export type DoubtfulRow = z.infer<typeof doubtfulRow>;

const compared = fieldsWhere({ kind: 'line', compared: true });
const comparedLines = recordOf(compared, () => z.string());

/**
 * Another enrolment that resembles the one under review. Of a class that the caller may not see, only that there is
 * one.
 */
export const likeness = z.object({
  class_id: id,
  class_name: z.string(),
  class_status: classStatus,
  enrolment_id: id,
  same: z.array(sameBy),
  /** Also if it belongs to the same person. */
  same_phone: z.boolean(),
  status: reviewStatus,
  created_at: moment,
  record: enrolmentRow
    .pick({
      enrol_no: true,
      name: true,
      id_masked: true,
      phone_masked: true,
      gender: true,
      education: true,
    })
    .extend({ birth: z.iso.date().nullable(), ...comparedLines, photo_id: id.nullable() })
    .nullable(),
});

export type Likeness = z.infer<typeof likeness>;

const { enrol_no, name, id_masked, phone_masked, gender, education } = enrolmentExamples.row;

/** Examples that the calls about doubts share. */
export const doubtExamples = {
  row: {
    ...enrolmentExamples.row,
    status: 'doubtful',
    reason: '同一证件在其他班级报名',
    doubt_kind: 'same_identity',
    same: ['identity'],
  },
  likeness: {
    class_id: 180143985094820,
    class_name: '2026 年第 5 期（北京）',
    class_status: 'enrolling',
    enrolment_id: 180143985099307,
    same: ['identity'],
    same_phone: true,
    status: 'submitted',
    created_at: '2026-11-07T02:11:40Z',
    record: {
      ...{ enrol_no, name, id_masked, phone_masked, gender, education },
      birth: '1949-12-31',
      ...recordOf(compared, (field) => enrolmentExamples.lines[field]),
      photo_id: null,
    },
  },
} satisfies { row: DoubtfulRow; likeness: Likeness };
