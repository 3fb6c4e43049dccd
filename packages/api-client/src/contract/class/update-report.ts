import { limits } from '@skillcert/core';
import { z } from 'zod';
import { registrationDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id, paragraph } from '../fields.js';
import { checkInResult, conflictDecision, nonce, reportExamples, scannedNumber } from './report-record.js';

/**
 * One thing at the door: `admit` whoever has the enrolment number, the number or the code of a ticket, `undo` the admission of an enrolment, `decide` its conflicts
 * (`keep` leaves the person admitted, `reverse` takes the admission back as well; after the exam too, until a score is published). Who is turned away gets the answer `denied` with its
 * reason; an old ticket with the seats that hold now. The same nonce again answers `duplicate` and changes nothing.
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
