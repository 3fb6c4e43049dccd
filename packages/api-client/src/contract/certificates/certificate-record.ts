import { type CertificateStatus, certificateKinds, certificateLifecycle } from '@skillcert/core';
import { z } from 'zod';
import { classStatus } from '../class/class-record.js';
import { examExamples } from '../exam/exam-record.js';
import { id, moment } from '../fields.js';
import { registryStatus } from './registry/registry-record.js';

const statuses = Object.keys(certificateLifecycle.states) as [CertificateStatus, ...CertificateStatus[]];

/** A state of the certificate lifecycle. */
export const certificateStatus = z.enum(statuses);

/** A state that an issued certificate can be in. */
export const issuedStatus = z.enum(['valid', 'suspended', 'superseded', 'revoked']);

/** The subject of a certificate: an exam that a candidate passed, or lessons that a teacher gave. */
export const certificateKind = z.enum(certificateKinds);

/** Why a certificate takes the place of another. */
export const replacement = z.enum(['correct', 'reissue']);

/** The teaching of a person in a class: the number of lessons and their total minutes. */
export const teaching = z.object({ lessons: z.int(), minutes: z.int() });

/** The facts of a certificate of either kind; an eligible person without one has a row without a number. */
export const certificateFacts = z.object({
  class_id: id,
  certificate_id: id.nullable(),
  /** By the pattern of the programme, counted without a gap. */
  certificate_no: z.string().nullable(),
  /** As the certificate has it. */
  name: z.string(),
  unit_name: z.string().nullable(),
  status: certificateStatus,
  /**
   * Whether it has a number but must not be issued, because its holder is no longer eligible. It is to be made
   * void.
   */
  barred: z.boolean(),
  /** The person who took its number. */
  prepared_by: z.string().nullable(),
  issued_at: moment.nullable(),
  /** The number of the certificate that it replaces, or that replaced it. */
  replaces: z.string().nullable(),
  replaced_by: z.string().nullable(),
});

/** The facts of a candidate's certificate in the national registry. */
export const registryFacts = {
  /** Null if nothing remains to be done: an invalid certificate is no longer packed, and a teacher’s never is. */
  registry: registryStatus.nullable(),
  /** The fault that the registry found, if it refused the certificate. */
  registry_fault: z.string().nullable(),
};

/** A row of a class's certificates; an eligible candidate without one has a row without a number. */
export const certificateRow = certificateFacts.extend({
  enrolment_id: id,
  enrol_no: z.string(),
  ...registryFacts,
});
export type CertificateRow = z.infer<typeof certificateRow>;

/** A row of the list of teachers' certificates of a class. */
export const teacherRow = certificateFacts.extend({ user_id: id, ...teaching.shape });
export type TeacherRow = z.infer<typeof teacherRow>;

const count = z.int();

/** The totals of a list of certificates. */
export const certificateTotals = {
  status: classStatus,
  /** Whether the caller may prepare and issue certificates here. */
  may_change: z.boolean(),
  /** The number of certificates in each state. */
  counts: z.object({
    eligible: count,
    numbered: count,
    valid: count,
    suspended: count,
    superseded: count,
    revoked: count,
    void: count,
  }),
  /** Of the numbered ones, those that the caller may issue: another person numbered them. */
  issuable: count,
  /** Of the numbered ones, those that nobody may issue any more. */
  barred: count,
};

const { class_id } = examExamples;

const row = {
  class_id,
  enrolment_id: 180143985099001,
  certificate_id: 180143985109001,
  certificate_no: 'S000131000001263000058',
  enrol_no: 'C26-0104-00058',
  name: '李晓明',
  unit_name: '浦江职业能力协会',
  status: 'valid',
  barred: false,
  prepared_by: '林秋月',
  issued_at: '2026-12-18T02:10:00.000Z',
  replaces: null,
  replaced_by: null,
  registry: 'accepted',
  registry_fault: null,
} satisfies CertificateRow;

const teacher = {
  class_id,
  user_id: 14,
  certificate_id: 180143985109201,
  certificate_no: 'T00013100000126000012',
  name: '顾明哲',
  unit_name: null,
  lessons: 4,
  minutes: 720,
  status: 'valid',
  barred: false,
  prepared_by: '林秋月',
  issued_at: '2026-12-18T02:10:00.000Z',
  replaces: null,
  replaced_by: null,
} satisfies TeacherRow;

/** Examples that the calls of this area share. */
export const certificateExamples = {
  class_id,
  row,
  teacher,
  place: { class_id, certificate_id: row.certificate_id },
} as const;
