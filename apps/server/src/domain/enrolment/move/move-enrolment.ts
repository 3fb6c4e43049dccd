import { handle } from '../../../platform/http/calls/handle.js';
import { moveToClass } from './move-to-class.js';

export const moveEnrolment = handle('enrolment/moveEnrolment', ({ input, caller, services, request }) =>
  services.store.withTx((tx) => moveToClass(tx, { input, caller, services, request })),
);
