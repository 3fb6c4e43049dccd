import { handle } from '../../../platform/http/calls/handle.js';
import { readDetail } from './read-detail.js';

export const fetchEnrolmentById = handle('enrolment/fetchEnrolmentById', ({ input, caller, services }) =>
  readDetail(services, caller, input),
);
