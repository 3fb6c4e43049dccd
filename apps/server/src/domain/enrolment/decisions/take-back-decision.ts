import { handle } from '../../../platform/http/calls/handle.js';
import { takeBack } from './take-back.js';

export const takeBackDecision = handle('enrolment/takeBackDecision', async (call) => ({
  enrolment_id: call.input.enrolment_id,
  status: await call.services.store.withTx((tx) => takeBack(tx, call)),
}));
