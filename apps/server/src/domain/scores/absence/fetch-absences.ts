import { handle } from '../../../platform/http/calls/handle.js';
import { acceptsDoubts, findScoring, refuseStrangeSubject } from '../lock-scoring.js';
import { listAbsences } from './list-absences.js';

export const fetchAbsences = handle('score/fetchAbsences', async ({ input, caller, services }) => {
  const { db } = services.store;
  const { exam } = services;
  refuseStrangeSubject(await findScoring(db, input.class_id, exam, acceptsDoubts), input.subject);
  const listed = await listAbsences(db, { ...input, exam, now: services.now(), user_id: caller.user_id });
  return { items: listed.items.map(({ row }) => row), total: listed.total };
});
