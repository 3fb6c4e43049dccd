import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { moment } from '../fields.js';
import { certificateExamples, certificateRow, issuedStatus } from './certificate-record.js';

const { class_id, certificate_id, certificate_no, enrolment_id, name, issued_at } = certificateExamples.row;

const ownCertificate = certificateRow.pick({ class_id: true, enrolment_id: true, name: true }).extend({
  certificate_id: certificateRow.shape.certificate_id.unwrap(),
  certificate_no: z.string(),
  status: issuedStatus,
  issued_at: moment,
  /** Where anybody checks it who is given this path of the enrol site: it shows the name. */
  check_path: z.string(),
});
export type OwnCertificate = z.infer<typeof ownCertificate>;

/** The certificates that were issued to the proven phone, without those that others took the place of. */
export const fetchOwnCertificates = endpoint('certificate/fetchOwnCertificates', {
  summary: 'Certificates of the proven phone',
  input: z.strictObject({}),
  output: z.object({ items: z.array(ownCertificate) }),
  access: { to: 'ticket', purpose: 'enrol' },
  example: {
    input: {},
    output: {
      items: [
        {
          class_id,
          certificate_id,
          certificate_no,
          enrolment_id,
          name,
          issued_at,
          status: 'valid',
          check_path: `/verify/${certificate_no}#SC2/…`,
        },
      ],
    },
  },
});
