import { readTimeline } from '../class/read-timeline.js';
import { handle } from '../http/handle.js';
import { findEnrolment } from './find-enrolment.js';

export const fetchEnrolmentById = handle(
  'enrolment/fetchEnrolmentById',
  async ({ input, caller, services }) => {
    const { db } = services.store;
    const record = await findEnrolment(db, caller, input);
    const timeline = await readTimeline(db, input.class_id, 'enrolment', input.enrolment_id);
    return { ...record, timeline };
  },
);
