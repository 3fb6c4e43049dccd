import { type CertificateStatus, certificateLifecycle } from '@skillcert/core';
import { z } from 'zod';
import { examExamples } from '../exam/exam-record.js';
import { id, moment } from '../fields.js';

const statuses = Object.keys(certificateLifecycle.states) as [CertificateStatus, ...CertificateStatus[]];

/** A state of the certificate lifecycle. */
export const certificateStatus = z.enum(statuses);

/** A state that an issued certificate can be in. */
export const issuedStatus = z.enum(['valid', 'suspended', 'superseded', 'revoked']);

/** Why a certificate takes the place of another. */
export const replacement = z.enum(['correct', 'reissue']);

/** A row of a class's certificates; whoever is eligible and has none yet has a row without a number. */
export const certificateRow = z.object({
  class_id: id,
  enrolment_id: id,
  certificate_id: id.nullable(),
  /** By the pattern of the programme, counted without a gap. */
  certificate_no: z.string().nullable(),
  enrol_no: z.string(),
  /** As the certificate has it. */
  name: z.string(),
  unit_name: z.string().nullable(),
  status: certificateStatus,
  /** Who took its number. */
  prepared_by: z.string().nullable(),
  issued_at: moment.nullable(),
  /** The number of the certificate that it replaces, or that replaced it. */
  replaces: z.string().nullable(),
  replaced_by: z.string().nullable(),
});
export type CertificateRow = z.infer<typeof certificateRow>;

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
  prepared_by: '林秋月',
  issued_at: '2026-12-18T02:10:00.000Z',
  replaces: null,
  replaced_by: null,
} satisfies CertificateRow;

/** Examples that the calls of this area share. */
export const certificateExamples = {
  class_id,
  row,
  place: { class_id, certificate_id: row.certificate_id },
} as const;
