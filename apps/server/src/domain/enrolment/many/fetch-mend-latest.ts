import { handle } from '../../../platform/http/calls/handle.js';
import { readLatestCorrection } from '../../class/index.js';

export const fetchMendLatest = handle('enrolment/fetchMendLatest', async ({ input, services }) => {
  const latest = await readLatestCorrection(services.store.db, services, input.class_id);
  return { mend_latest: latest.toISOString() };
});
