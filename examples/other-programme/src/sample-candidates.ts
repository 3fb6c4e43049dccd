import type { ListedEnrolment } from '@skillcert/api-client';
import { formatSerial, maskIdCard, maskPhone, type ReviewStatus } from '@skillcert/core';
import { programme } from '../programme.js';
import { sampleClasses } from './sample-classes.js';

const people: readonly (readonly [name: string, status: ReviewStatus])[] = [
  ['阿依古丽', 'submitted'],
  ['王建国', 'in_review'],
  ['李秀英', 'approved'],
  ['买买提', 'returned'],
];

/** A few candidates of every class. */
export const sampleCandidates: readonly ListedEnrolment[] = sampleClasses.flatMap(({ class_id, code }) =>
  people.map(([name, status], index) => ({
    class_id,
    enrolment_id: class_id * 100 + index,
    enrol_no: formatSerial(programme.numbers.enrolment, { class_code: code, serial: index + 1 }),
    name,
    id_type: 'cn',
    id_masked: maskIdCard('11010519491231002X'),
    phone_masked: maskPhone(`1380000000${index}`),
    gender: index % 2 === 0 ? 'female' : 'male',
    education: 'college',
    employer: '',
    com_name: null,
    enroll_type: 'individual',
    study_type: 'onsite',
    status,
    review_round: 1,
    reviewer_name: null,
    created_at: '2026-11-05T06:20:11Z',
    updated_at: '2026-11-05T06:20:11Z',
    conditions: null,
    waiting_position: null,
  })),
);
