import { handle } from '../../../platform/http/calls/handle.js';
import { decideMany } from './decide-many.js';

export const refuseMany = handle('enrolment/refuseMany', async ({ input, ...deciding }) => {
  const verdicts = await deciding.services.store.withTx((tx) =>
    decideMany(tx, { ...input, event: 'refuse' }, deciding),
  );
  return {
    refused: verdicts.flatMap(({ enrolment_id, why }) => (why ? [] : enrolment_id)),
    left_out: verdicts.flatMap(({ enrolment_id, why }) => (why ? { enrolment_id, why } : [])),
  };
});
