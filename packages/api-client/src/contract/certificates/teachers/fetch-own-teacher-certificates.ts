import { z } from 'zod';
import { experts } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, moment } from '../../fields.js';
import { certificateExamples, issuedStatus, teaching } from '../certificate-record.js';

const { class_id, certificate_id, certificate_no, name, issued_at, lessons, minutes } =
  certificateExamples.teacher;

const ownTeacherCertificate = z.object({
  class_id: id,
  class_name: z.string(),
  certificate_id: id,
  certificate_no: z.string(),
  status: issuedStatus,
  name: z.string(),
  ...teaching.shape,
  issued_at: moment,
  /** Where anybody checks it who is given this path of the enrol site: it shows the name. */
  check_path: z.string(),
});
export type OwnTeacherCertificate = z.infer<typeof ownTeacherCertificate>;

/** The certificates that were issued to the caller for teaching, newest first, without replaced ones. */
export const fetchOwnTeacherCertificates = endpoint('certificate/fetchOwnTeacherCertificates', {
  summary: 'One’s own certificates of teaching',
  input: z.strictObject({}),
  output: z.object({ items: z.array(ownTeacherCertificate) }),
  access: experts,
  example: {
    input: {},
    output: {
      items: [
        {
          class_id,
          class_name: '2026年第四期（三级）上海班',
          certificate_id,
          certificate_no,
          status: 'valid',
          name,
          lessons,
          minutes,
          issued_at,
          check_path: `/verify/${certificate_no}#SC2/…`,
        },
      ],
    },
  },
});
