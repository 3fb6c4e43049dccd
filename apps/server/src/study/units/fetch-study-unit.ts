import { handle } from '../../http/calls/handle.js';
import { findStudyUnit } from './find-study-unit.js';

export const fetchStudyUnit = handle('study/fetchStudyUnit', ({ input, caller, services }) =>
  findStudyUnit(services.store.db, caller, input),
);
