import { limits } from '@skillcert/core';
import { z } from 'zod';
import { registrationDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, paragraph } from '../../fields.js';
import { checkInResult, conflictDecision, nonce, reportExamples, scannedNumber } from './report-record.js';

/**
 * One action at the door: `admit` the holder of an enrolment number, a ticket number or a ticket code, `undo` the
 * admission of an enrolment, or `decide` its conflicts (`keep` leaves the candidate admitted, `reverse` also takes
 * the admission back; after the exam too). An admission is taken back in every sitting for which the door made it, as
 * long as no score of their subjects is published. A candidate who is turned away gets the answer `denied` with its
 * reason; an old ticket gets the seats that hold now. A repeated nonce answers `duplicate` and changes nothing.
 */
export const updateReport = endpoint('class/updateReport', {
  summary: 'Check a candidate in, take it back, or decide a conflict',
  input: z.strictObject({
    class_id: id,
    event: z.enum(['admit', 'undo', 'decide']),
    nonce,
    device: nonce,
    /** To admit. */
    enrol_no: scannedNumber.optional(),
    /** To undo and to decide. */
    enrolment_id: id.optional(),
    reason: paragraph(limits.short_reason_length_max).optional(),
    decision: conflictDecision.optional(),
  }),
  output: checkInResult,
  access: { ...registrationDesk, scope: { from: 'input' } },
  writes: 'door',
  refuses: ['not_found', 'transition_refused', 'state_changed', 'scores_published'],
  example: {
    input: {
      class_id: 180143985094819,
      event: 'admit',
      nonce: '7f9d2c4e-0001',
      device: 'b7c1f0e2-door-1',
      enrol_no: 'C26-0104-00058',
    },
    output: reportExamples.result,
  },
});
