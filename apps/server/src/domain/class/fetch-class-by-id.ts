import { handle } from '../../platform/http/calls/handle.js';
import { withDateDoubts } from './edit/doubted-dates.js';
import { findClassDetail } from './find-class-detail.js';
import { readClassTimeline } from './read-class-timeline.js';

export const fetchClassById = handle('class/fetchClassById', async ({ input, caller, services }) => {
  const { db } = services.store;
  const record = await findClassDetail(db, caller, input.class_id);
  return {
    ...(await withDateDoubts(db, record, services)),
    timeline: await readClassTimeline(db, input.class_id),
  };
});
