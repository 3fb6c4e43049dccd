import { limits } from '@skillcert/core';
import { z } from 'zod';
import { registrationDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, moment } from '../../fields.js';
import { checkInResult, denial, nonce, reportExamples, scannedNumber } from './report-record.js';

/**
 * The scans that a device recorded without a connection, in order. A repeated scan answers `duplicate`; a candidate
 * whom another device admitted before becomes a `conflict`, which waits for a decision. A candidate whom the device
 * itself turned away stays turned away. Scans from before the end of the exam are taken until the dossier of the
 * class is sealed; later scans are denied as `exam_over`, scans from before the door of the next sitting could open as
 * `too_early`. Once scores of a subject are published nobody is admitted to it any more (`scores_published`).
 */
export const updateReportOnline = endpoint('class/updateReportOnline', {
  summary: 'Upload the scans that a device recorded offline',
  input: z.strictObject({
    class_id: id,
    device: nonce,
    events: z
      .array(
        z.strictObject({
          nonce,
          enrol_no: scannedNumber,
          scanned_at: moment,
          /** The reason that the device refused the person. */
          denied: denial.optional(),
        }),
      )
      .min(1, 'required')
      .max(limits.check_ins_at_once_max, 'too_long'),
  }),
  output: z.object({ results: z.array(checkInResult) }),
  access: { ...registrationDesk, scope: { from: 'input' } },
  writes: 'door',
  refuses: ['not_found', 'transition_refused', 'state_changed'],
  example: {
    input: {
      class_id: 180143985094819,
      device: 'b7c1f0e2-door-1',
      events: [
        { nonce: '7f9d2c4e-0001', enrol_no: 'C26-0104-00058', scanned_at: '2026-11-21T00:41:07.120Z' },
      ],
    },
    output: { results: [reportExamples.result] },
  },
});
