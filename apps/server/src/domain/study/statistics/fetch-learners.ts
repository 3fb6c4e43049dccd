import { handle } from '../../../platform/http/calls/handle.js';
import { findStudyUnit } from '../units/find-study-unit.js';
import { listLearners } from './list-learners.js';

export const fetchLearners = handle('study/fetchLearners', async ({ input, caller, services }) => {
  const { store, keyring, now } = services;
  const unit = await findStudyUnit(store.db, caller, input);
  return { ...(await listLearners(store.db, caller, input, { keyring, now: now() })), unit };
});
