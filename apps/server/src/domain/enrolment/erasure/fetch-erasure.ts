import { handle } from '../../../platform/http/calls/handle.js';
import { shownRequest } from './erasure-request.js';
import { readFates } from './read-fates.js';

export const fetchErasure = handle('candidate/fetchErasure', async ({ caller, services }) => {
  const { db } = services.store;
  const newest = await db
    .selectFrom('erasure_request')
    .selectAll()
    .where('phone_index', '=', caller.phone_index)
    .orderBy('erasure_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const fates = await readFates(db, [caller.phone_index]);
  return {
    request: newest ? shownRequest(newest) : null,
    enrolments: fates.map(({ phone_index: _, ...enrolment }) => enrolment),
  };
});
