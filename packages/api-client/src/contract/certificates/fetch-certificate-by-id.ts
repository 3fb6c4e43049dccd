import { z } from 'zod';
import { scoreReaders } from '../access.js';
import { classStatus } from '../class/class-record.js';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';
import { timelineEntry } from '../timeline.js';
import {
  certificateExamples,
  certificateFacts,
  certificateKind,
  registryFacts,
  teaching,
} from './certificate-record.js';

const { row, place } = certificateExamples;

/** One certificate with its history. A candidate's has an enrolment, a teacher's an account and the lessons taught. */
export const fetchCertificateById = endpoint('certificate/fetchCertificateById', {
  summary: 'One certificate with its history',
  input: z.strictObject({ class_id: id, certificate_id: id }),
  output: certificateFacts.extend({
    kind: certificateKind,
    enrolment_id: id.nullable(),
    enrol_no: z.string().nullable(),
    user_id: id.nullable(),
    teaching: teaching.nullable(),
    ...registryFacts,
    class_status: classStatus,
    /** Whether the caller may change certificates of the class. */
    may_change: z.boolean(),
    /** Whether the caller took its number, so that another person issues it. */
    prepared_by_me: z.boolean(),
    /** Whether the caller suspended it, so that another person lifts that or revokes it. */
    suspended_by_me: z.boolean(),
    timeline: z.array(timelineEntry),
  }),
  access: scoreReaders,
  refuses: ['not_found'],
  example: {
    input: place,
    output: {
      ...row,
      kind: 'candidate',
      user_id: null,
      teaching: null,
      class_status: 'certifying',
      may_change: true,
      prepared_by_me: true,
      suspended_by_me: false,
      timeline: [
        { at: row.issued_at, by: '郑志远', action: 'issue', from: 'numbered', to: 'valid', reason: null },
      ],
    },
  },
});
