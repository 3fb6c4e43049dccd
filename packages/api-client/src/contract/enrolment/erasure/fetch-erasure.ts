import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { erasureEnrolment, erasureExamples, erasureRequest } from './erasure-record.js';

/** The effect of an erasure on the records of the proven phone, the obstacles to it, and the newest request for one. */
export const fetchErasure = endpoint('candidate/fetchErasure', {
  summary: 'What an erasure would do, and the request for one',
  input: z.strictObject({}),
  output: z.object({ request: erasureRequest.nullable(), enrolments: z.array(erasureEnrolment) }),
  access: { to: 'ticket', purpose: 'enrol' },
  example: {
    input: {},
    output: { request: erasureExamples.request, enrolments: [erasureExamples.enrolment] },
  },
});
