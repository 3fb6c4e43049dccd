import { readTimeline } from '../../../platform/audit/read-timeline.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { findStudyUnit } from './find-study-unit.js';

export const fetchStudyUnit = handle('study/fetchStudyUnit', async ({ input, caller, services }) => {
  const { class_id, study_unit_id } = input;
  const { db } = services.store;
  const unit = await findStudyUnit(db, caller, input);
  return { ...unit, timeline: await readTimeline(db, class_id, 'study_unit', study_unit_id) };
});
