import { handle } from '../http/handle.js';
import { findClass } from './find-class.js';
import { readTimeline } from './read-timeline.js';

export const fetchClassById = handle('class/fetchClassById', async ({ input, caller, services }) => {
  const { db } = services.store;
  const record = await findClass(db, caller, input.class_id);
  return { ...record, timeline: await readTimeline(db, input.class_id, 'class', input.class_id) };
});
